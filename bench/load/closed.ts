import { contract } from '@rubrica/api-client/contract';
import { openAnswerSheet, readListed, type Taker } from './answer-sheet.ts';
import { openAttempt, openWait, type OpenAttempt, type Room, startAttempt, submit } from './candidate.ts';
import type { Journal } from './journal.ts';
import type { ClosedScript } from './plan.ts';

/** How many saves are under way at once, in turn. */
const savesInFlight = [1, 10, 50, 100, 200] as const;

const partsOfOpening: ReadonlySet<string> = new Set([
  'Read the task',
  'Start',
  'Read the attempt',
  'Read the questions',
  'Read the answers',
]);

/** Measures how much the server does at most: a request is sent as soon as another was answered. */
export async function runClosed(
  room: Room,
  takers: readonly Taker[],
  { seconds }: ClosedScript,
  begins: (part: string) => void,
): Promise<void> {
  const { plan, client, journal } = room;
  const timed = async (name: string, run: () => Promise<void>) => {
    begins(name);
    const startedAt = performance.now();
    await run();
    journal.lasted(name, performance.now() - startedAt);
    begins('between');
  };
  // Requests that are part of something else are not counted as requests of their own.
  const withoutParts: Journal = {
    ...journal,
    wait: (what, dueAt) => {
      if (!partsOfOpening.has(what)) journal.wait(what, dueAt);
    },
  };
  const read = (name: string, path: string, { token, address }: Taker, into = journal) =>
    client.ask({ name, method: 'GET', path, token, address }, performance.now(), into);
  const taskPath = contract.getAssignedTask.path.replace(':id', plan.task);
  await timed('Read the task', () =>
    repeat(50, seconds, takers, async (taker) => {
      await read('Read the task', taskPath, taker);
    }),
  );

  // Half of them only start, so that what the three requests of the others cost can be told apart.
  const half = Math.ceil(takers.length / 2);
  const started: { taker: Taker; id: string }[] = [];
  await timed('Start', () =>
    inParallel(100, takers.slice(0, half), async (taker) => {
      const reply = await startAttempt(room, taker, performance.now());
      if (reply !== null) started.push({ taker, id: reply._id });
    }),
  );

  const open: (OpenAttempt & { taker: Taker })[] = [];
  await timed(openWait, () =>
    inParallel(100, takers.slice(half), async (taker) => {
      const attempt = await openAttempt({ ...room, journal: withoutParts }, taker, performance.now());
      if (attempt !== null) open.push({ ...attempt, taker });
    }),
  );

  const reads = {
    'Read the attempt': (id: string) => contract.getTaskTaken.path.replace(':id', id),
    'Read the questions': (id: string) => `${contract.listStudentQuestions.path}?taskTaken=${id}`,
    'Read the answers': answersPath,
  };
  for (const [name, pathOf] of Object.entries(reads))
    await timed(name, () =>
      repeat(50, seconds, started, async ({ taker, id }) => {
        await read(name, pathOf(id), taker);
      }),
    );

  await inParallel(50, started, async ({ taker, id }) => {
    const answers = await read('Read the answers', answersPath(id), taker, withoutParts);
    if (answers !== null) open.push({ id, taker, sheet: openAnswerSheet({ ...room, taker }, readListed(answers())) });
  });
  for (const inFlight of savesInFlight) {
    const name = `Save, ${inFlight} in flight`;
    await timed(name, () => repeat(inFlight, seconds, open, ({ sheet }) => sheet.save(name, performance.now())));
  }

  // Each is answered with those of a quarter of a second: 100 at once are 400 a second, as 12,000 takers send them.
  await timed('Report presence', () =>
    repeat(100, seconds, open, async ({ taker: { token, address }, id }) => {
      const path = contract.reportPresence.path.replace(':id', id);
      await client.ask({ name: 'Report presence', method: 'PUT', path, token, address }, performance.now(), journal);
    }),
  );

  await timed('Submit', () =>
    inParallel(50, open, async ({ taker, id }) => {
      await submit(room, taker, id, performance.now());
    }),
  );
}

const answersPath = (id: string) => `${contract.listAnswers.path}?taskTaken=${id}`;

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
