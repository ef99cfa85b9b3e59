import { contract } from '@rubrica/api-client/contract';
import type { Taker } from './answer-sheet.ts';
import { type Room, takeExam } from './candidate.ts';
import { until } from './chance.ts';
import type { ExamScript } from './plan.ts';

/** Room between the order to begin and the first arrival. */
const leadMs = 500;

/** For so long all wait who have started, until the last has: what is measured after that is not the start. */
export const mostStartOvertimeSeconds = 180;

/** Has all takers go through the exam, and says when a part of it begins. Returns how many were not done when the time was over. */
export async function runExam(
  room: Room,
  takers: readonly Taker[],
  script: ExamScript,
  begins: (part: string) => void,
): Promise<number> {
  const startAt = performance.now() + leadMs;
  const [least, most] = script.thinkSeconds;
  // When the other parts begin is known once all have started.
  let [settlesAt, steadyAt, loginsAt, rushAt] = [Infinity, Infinity, Infinity, Infinity];
  const saveName = (dueAt: number) => {
    if (dueAt < settlesAt) return 'Save, while others start';
    if (dueAt < steadyAt) return 'Save, after the start';
    if (dueAt >= rushAt) return 'Save, while others hand in';
    return dueAt < loginsAt ? 'Save' : 'Save, while others log in';
  };
  let unfinished = takers.length;
  const opened: Promise<void>[] = [];
  const { promise: endIsSet, resolve: setEnd } = Promise.withResolvers<void>();
  const exams = takers.map(async (taker) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    opened.push(promise);
    const handsInAfterMs = room.random() * script.rushSeconds * 1000;
    await takeExam(room, taker, {
      arrivesAt: startAt + room.random() * script.startSeconds * 1000,
      handsInAt: () => rushAt + handsInAfterMs,
      endIsSet,
      opened: resolve,
      thinkMs: [least * 1000, most * 1000],
      cutShare: script.cutShare,
      saveName,
    });
    unfinished -= 1;
  });

  await until(startAt);
  begins('start');
  const startEndsAt = startAt + script.startSeconds * 1000;
  await until(startEndsAt);
  await Promise.race([Promise.all(opened), until(startEndsAt + mostStartOvertimeSeconds * 1000)]);
  settlesAt = performance.now();
  steadyAt = settlesAt + script.settleSeconds * 1000;
  rushAt = steadyAt + script.steadySeconds * 1000;
  setEnd();
  begins('settle');
  await until(steadyAt);
  begins('steady');
  if (script.logins.emails.length > 0) {
    loginsAt = (steadyAt + rushAt) / 2;
    await until(loginsAt);
    begins('logins');
    exams.push(...logInAll(room, script, loginsAt, rushAt));
  }
  await until(rushAt);
  begins('rush');
  const rushEndsAt = rushAt + script.rushSeconds * 1000;
  const all = Promise.all(exams);
  const { overtimeSeconds } = script;
  await (overtimeSeconds === undefined ? all : Promise.race([all, until(rushEndsAt + overtimeSeconds * 1000)]));
  return unfinished;
}

/** Has those who are named log in, at even distances between two moments. */
function logInAll({ client, journal }: Room, { logins }: ExamScript, from: number, to: number): Promise<void>[] {
  const { emails, password } = logins;
  return emails.map(async (email, index) => {
    const dueAt = from + ((to - from) * index) / emails.length;
    await until(dueAt);
    await client.ask(
      {
        name: 'Log in',
        method: 'POST',
        path: contract.login.path,
        // Each from an address of their own, at home: what is tried from one address is limited.
        address: addressOf(index),
        body: JSON.stringify({ email, password }),
      },
      dueAt,
      journal,
    );
  });
}

/** The address of a taker. */
export const addressOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
