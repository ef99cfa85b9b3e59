import { randomUUID } from 'node:crypto';
import { contract } from '@rubrica/api-client/contract';
import { z } from 'zod';
import { type AnswerSheet, listedSchema, openAnswerSheet, readListed, type Taker } from './answer-sheet.ts';
import { between, type Random, restOf, until } from './chance.ts';
import type { Client, Request } from './client.ts';
import type { Journal } from './journal.ts';
import type { Plan } from './plan.ts';

const startedSchema = z.object({ _id: z.string(), answers: listedSchema.optional() });
type Started = z.infer<typeof startedSchema>;

/** What a taker needs for an exam. */
export interface Room {
  plan: Plan;
  client: Client;
  journal: Journal;
  random: Random;
}

/** When a taker does what, as moments of `performance.now()`. */
export interface Schedule {
  arrivesAt: number;
  /** `Infinity` until it is set. */
  handsInAt: () => number;
  /** Settles when it is set, which may be while others start. */
  endIsSet: Promise<void>;
  /** Called once the attempt is open, or cannot be opened. */
  opened?: () => void;
  thinkMs: readonly [number, number];
  cutShare: number;
  /** What a save that is due then is noted down as. */
  saveName: (dueAt: number) => string;
}

/** An attempt that a taker has open. */
export interface OpenAttempt {
  id: string;
  sheet: AnswerSheet;
}

/** A page says so often that an attempt is open. */
const presenceMs = 30_000;
/** When a network breaks, the reply may be under way, or the request. */
const cutMs = [0, 25] as const;

/** Takes the exam as the platform's pages do: opens it, thinks and saves in turn, and hands it in. */
export async function takeExam(room: Room, taker: Taker, schedule: Schedule): Promise<void> {
  await until(schedule.arrivesAt);
  const attempt = await openAttempt(room, taker, schedule.arrivesAt);
  schedule.opened?.();
  if (!attempt) return;
  const presence = reportPresence(room, taker, attempt.id, schedule);
  await writeAnswers(room, attempt.sheet, schedule);
  await until(schedule.handsInAt());
  await handIn(room, taker, attempt, schedule);
  await presence;
}

/** What the time until an exam is open is noted down as. */
export const openWait = 'Open, all of it';

/** Reads the task, starts the attempt and reads what its page shows. */
export async function openAttempt(room: Room, taker: Taker, dueAt: number): Promise<OpenAttempt | null> {
  const { plan, client, journal } = room;
  const get = (name: string, path: string) =>
    client.ask({ ...callOf(taker), name, method: 'GET', path }, performance.now(), journal);
  const task = await client.ask(
    {
      ...callOf(taker),
      name: 'Read the task',
      method: 'GET',
      path: contract.getAssignedTask.path.replace(':id', plan.task),
    },
    dueAt,
    journal,
  );
  if (task === null) return null;
  const started = await startAttempt(room, taker, performance.now());
  if (started === null) return null;
  const { _id: id } = started;
  const query = `?taskTaken=${id}`;
  const readAnswers = async () => {
    const answers = await get('Read the answers', contract.listAnswers.path + query);
    return answers && readListed(answers());
  };
  // A server of the release before has replied to the start with the attempt alone.
  const [questions, answers] = await Promise.all([
    get('Read the questions', contract.listStudentQuestions.path + query),
    started.answers ?? readAnswers(),
  ]);
  if (questions === null || answers === null) return null;
  journal.wait(openWait, dueAt);
  return { id, sheet: openAnswerSheet({ ...room, taker }, answers) };
}

/** Starts the attempt. Returns what the page goes on with. */
export async function startAttempt(
  { plan, client, journal }: Pick<Room, 'plan' | 'client' | 'journal'>,
  taker: Taker,
  dueAt: number,
): Promise<Started | null> {
  const request: Request = {
    ...callOf(taker),
    name: 'Start',
    method: 'POST',
    path: contract.startTaskTaken.path,
    body: JSON.stringify({ task: plan.task }),
  };
  const reply = await client.ask(request, dueAt, journal);
  return reply === null ? null : startedSchema.parse(JSON.parse(reply()));
}

/** Waits until a moment, or the end of the exam. Returns whether the moment was before the end. */
async function comes(at: number, { handsInAt, endIsSet }: Schedule): Promise<boolean> {
  if (handsInAt() === Infinity) await Promise.race([until(at), endIsSet]);
  await until(Math.min(at, handsInAt()));
  return at < handsInAt();
}

/**
 * Saves an answer each time it was thought about. When a save is due does not depend on how long others took. The first is due as if the
 * taker had begun to think before: so many saves are due in each second from the start on, however long the exam is.
 */
async function writeAnswers({ random }: Room, sheet: AnswerSheet, schedule: Schedule): Promise<void> {
  const think = () => between(random, schedule.thinkMs);
  for (let dueAt = performance.now() + restOf(random, schedule.thinkMs); ; dueAt += think()) {
    if (!(await comes(dueAt, schedule))) return;
    const cut = random() < schedule.cutShare ? between(random, cutMs) : undefined;
    await sheet.save(schedule.saveName(dueAt), dueAt, cut);
  }
}

async function reportPresence(
  { client, journal }: Room,
  taker: Taker,
  attempt: string,
  schedule: Schedule,
): Promise<void> {
  const path = contract.reportPresence.path.replace(':id', attempt);
  for (let dueAt = performance.now(); await comes(dueAt, schedule); dueAt += presenceMs)
    await client.ask({ ...callOf(taker), name: 'Report presence', method: 'PUT', path }, dueAt, journal);
}

/** Saves what was written last and submits, as the page does when somebody hands in. */
async function handIn(
  room: Room,
  taker: Taker,
  attempt: OpenAttempt,
  { handsInAt, saveName }: Schedule,
): Promise<void> {
  const dueAt = handsInAt();
  await attempt.sheet.save(saveName(dueAt), dueAt);
  if (await submit(room, taker, attempt.id, performance.now())) room.journal.wait('Hand in, all of it', dueAt);
}

/** Submits an attempt. Returns whether it was acknowledged. */
export async function submit(
  { client, journal }: Pick<Room, 'client' | 'journal'>,
  taker: Taker,
  attempt: string,
  dueAt: number,
): Promise<boolean> {
  const request: Request = {
    ...callOf(taker),
    name: 'Submit',
    method: 'POST',
    path: contract.submitTaskTaken.path.replace(':id', attempt),
    headers: { 'idempotency-key': randomUUID() },
  };
  const reply = await client.ask(request, dueAt, journal);
  if (reply === null) return false;
  journal.addSubmission(attempt);
  return true;
}

const callOf = ({ token, address }: Taker) => ({ token, address });
