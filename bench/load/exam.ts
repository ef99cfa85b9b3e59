import { contract } from '@rubrica/api-client/contract';
import type { Taker } from './answer-sheet.ts';
import { type Room, takeExam } from './candidate.ts';
import { until } from './chance.ts';
import type { ExamScript } from './plan.ts';

/** Room between the order to begin and the first arrival. */
const leadMs = 500;

/** Has all takers go through the exam, and says when a part of it begins. */
export async function runExam(
  room: Room,
  takers: readonly Taker[],
  script: ExamScript,
  begins: (part: string) => void,
): Promise<void> {
  const startAt = performance.now() + leadMs;
  const steadyAt = startAt + script.startSeconds * 1000;
  const loginsAt = steadyAt + (script.logins.emails.length > 0 ? script.steadySeconds * 500 : Infinity);
  const rushAt = steadyAt + script.steadySeconds * 1000;
  const [least, most] = script.thinkSeconds;
  const saveName = (dueAt: number) => {
    if (dueAt < steadyAt) return 'Save, while others start';
    if (dueAt >= rushAt) return 'Save, while others hand in';
    return dueAt < loginsAt ? 'Save' : 'Save, while others log in';
  };
  const exams = takers.map((taker) =>
    takeExam(room, taker, {
      arrivesAt: startAt + room.random() * script.startSeconds * 1000,
      handsInAt: rushAt + room.random() * script.rushSeconds * 1000,
      thinkMs: [least * 1000, most * 1000],
      cutShare: script.cutShare,
      saveName,
    }),
  );
  const parts = [
    [startAt, 'start'],
    [steadyAt, 'steady'],
    [loginsAt, 'logins'],
    [rushAt, 'rush'],
  ] as const;
  for (const [at, part] of parts.filter(([moment]) => Number.isFinite(moment))) {
    await until(at);
    begins(part);
    if (part === 'logins') exams.push(...logInAll(room, script, loginsAt, rushAt));
  }
  await Promise.all(exams);
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
