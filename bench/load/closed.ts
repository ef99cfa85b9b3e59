import { contract } from '@rubrica/api-client/contract';
import { openAnswerSheet, type Taker } from './answer-sheet.ts';
import { type OpenAttempt, type Room, startAttempt, submit } from './candidate.ts';
import type { ClosedScript } from './plan.ts';

/** How many saves are under way at once, in turn. */
const savesInFlight = [1, 10, 50, 100, 200] as const;

/** Measures how much the server does at most: a request is sent as soon as another was answered. */
export async function runClosed(
  room: Room,
  takers: readonly Taker[],
  { seconds }: ClosedScript,
  begins: (part: string) => void,
): Promise<void> {
  const { client, journal } = room;
  const timed = async (name: string, run: () => Promise<void>) => {
    begins(name);
    const startedAt = performance.now();
    await run();
    journal.lasted(name, performance.now() - startedAt);
    begins('between');
  };
  const started: { taker: Taker; id: string }[] = [];
  await timed('Start', () =>
    inParallel(100, takers, async (taker) => {
      const id = await startAttempt(room, taker, performance.now());
      if (id !== null) started.push({ taker, id });
    }),
  );

  const read = (name: string, path: string, { token, address }: Taker) =>
    client.ask({ name, method: 'GET', path, token, address }, performance.now(), journal);
  await timed('Read the questions', () =>
    repeat(50, seconds, started, async ({ taker, id }) => {
      await read('Read the questions', `${contract.listStudentQuestions.path}?taskTaken=${id}`, taker);
    }),
  );

  const open: (OpenAttempt & { taker: Taker })[] = [];
  await inParallel(50, started, async ({ taker, id }) => {
    const answers = await read('Read the answers', `${contract.listAnswers.path}?taskTaken=${id}`, taker);
    if (answers !== null) open.push({ id, taker, sheet: openAnswerSheet({ ...room, taker }, answers) });
  });
  for (const inFlight of savesInFlight) {
    const name = `Save, ${inFlight} in flight`;
    await timed(name, () => repeat(inFlight, seconds, open, ({ sheet }) => sheet.save(name, performance.now())));
  }

  await timed('Submit', () =>
    inParallel(50, open, async ({ taker, id }) => {
      await submit(room, taker, id, performance.now());
    }),
  );
}

/** Works through a list, so many at once. */
async function inParallel<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}

/** Works through a list again and again for some seconds, so many at once; no item is worked on twice at the same time. */
async function repeat<Item>(
  count: number,
  seconds: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const endsAt = performance.now() + seconds * 1000;
  const worker = async (_: unknown, first: number) => {
    for (let index = first; performance.now() < endsAt; index += count) {
      const item = items[index] ?? items[(index = first)];
      if (item === undefined) throw new Error('There are fewer takers than requests under way.');
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
}
