import type { AnswerId } from '@rubrica/api-client/contract';
import { fileRefSchema } from '@rubrica/question-kit';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { doTogether } from '../../batcher.ts';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import {
  choiceQuestion,
  essayQuestion,
  essayText,
  rightChoices,
  wrongChoices,
} from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { ConflictError } from '../errors/errors.ts';
import type { AnswerSave } from './answer-save.ts';
import { createAnswerSaves, saveInTransaction } from './save-answers.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const options = () => ({ db: server.app.db, clock: server.clock, timeZone: server.app.timeZone });
const queue = () => createAnswerSaves(options());
/** Saves one answer by the transaction that decides what becomes of any save. */
const saveAlone = (save: AnswerSave) => doTogether([save], (saves) => saveInTransaction(options(), saves));

interface World {
  /** The two answers of each of two students in an open attempt, two of an attempt that is closed, and one that does not exist. */
  ids: AnswerId[];
  owners: SignedInPerson[];
}

/** Attempts at a task of their own, so that another world has the same. */
async function makeWorld(): Promise<World> {
  const task = await room.makeTask({ contents: [choiceQuestion(), essayQuestion()], maxAttempts: 2 });
  const closed = await room.submitAnswers(task, [rightChoices], room.classmate);
  const open = [await room.start(task), await room.start(task, room.classmate)] as const;
  const found = [
    ...(await room.answersOf(open[0])),
    ...(await room.answersOf(open[1], room.classmate)),
    ...(await room.answersOf(closed, room.classmate)),
  ];
  const [unknown] = await room.answersOf(await room.start(await room.makeTask({ contents: [choiceQuestion()] })));
  if (!unknown) throw new Error('There is no answer.');
  await server.app.db.delete(answers).where(eq(answers.id, unknown._id));
  const { student, classmate } = room;
  return {
    ids: [...found, unknown].map(({ _id }) => _id),
    owners: [student, student, classmate, classmate, classmate, classmate, student],
  };
}

const none = {
  entries: [],
  rev: 0,
  flagged: false,
  savedAt: null,
  activeMs: null,
  activeSittings: null,
  activeAt: null,
};
/** As many pages have reported time as are counted. */
const full = {
  activeMs: 50,
  activeSittings: Object.fromEntries(Array.from({ length: 50 }, (_, page) => [`page ${String(page)}`, 1])),
};
const empty = ({ ids }: World, isFull = false) =>
  server.app.db
    .update(answers)
    .set({ ...none, ...(isFull && full) })
    .where(inArray(answers.id, ids));

const rowsOf = async ({ ids }: World) => {
  const rows = await server.app.db.select().from(answers).where(inArray(answers.id, ids));
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return null;
    const { entries, rev, flagged, savedAt, activeMs, activeSittings, activeAt } = row;
    return { entries, rev, flagged, savedAt, activeMs, activeSittings, activeAt };
  });
};

/** What became of a save, without the ids in which two worlds differ. */
function told(outcome: PromiseSettledResult<object>) {
  if (outcome.status === 'fulfilled') return { ...outcome.value, _id: '', taskTaken: '', question: '' };
  const error: unknown = outcome.reason;
  if (!(error instanceof ConflictError)) return String(error);
  const { current } = error;
  return { code: error.code, current: current && { ...current, _id: '', taskTaken: '', question: '' } };
}

const givenFile = (id: string): AnswerSave['answers'] => {
  const file = fileRefSchema.parse({ id, name: 'a.png', mime: 'image/png', size: 1 });
  return essayText('').map((entry) => ({ ...entry, studentAnswer: [{ kind: 'file', file }] }));
};
const choices: AnswerSave['answers'][] = [rightChoices, wrongChoices];
const texts: AnswerSave['answers'][] = [essayText('Cold'), essayText('Warm')];
// Of another shape, a file that is not stored, and one that cannot be.
const refused: AnswerSave['answers'][] = [
  essayText('Hot'),
  givenFile('018f0000-0000-7000-8000-000000000000'),
  givenFile('none'),
];
const anySave = fc.record({
  at: fc.oneof({ weight: 3, arbitrary: fc.nat({ max: 3 }) }, fc.nat({ max: 6 })),
  rev: fc.nat({ max: 2 }),
  given: fc.oneof({ weight: 4, arbitrary: fc.nat({ max: 1 }) }, fc.constantFrom(2, 3, 4)),
  flagged: fc.boolean(),
  activeTime: fc.option(
    fc.record({ sitting: fc.constantFrom('phone', 'laptop', 'page 7'), activeMs: fc.nat({ max: 90_000 }) }),
    {
      nil: undefined,
    },
  ),
});
type AnySave = typeof anySave extends fc.Arbitrary<infer Value> ? Value : never;

const inWorld =
  ({ ids, owners }: World) =>
  ({ at, rev, given, flagged, activeTime }: AnySave): AnswerSave => ({
    studentId: owners[at]!.id,
    answerId: ids[at]!,
    rev,
    answers: [...(at % 2 === 0 ? choices : texts), ...refused][given]!,
    flagged,
    ...(activeTime && { activeTime }),
  });

describe('saves that are written together', () => {
  test('have the replies and leave the rows that they would one by one', async () => {
    const [alone, together] = [await makeWorld(), await makeWorld()];
    const outcomes = new Map<string, number>();
    const manySaves = fc.array(anySave, { minLength: 2, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(manySaves, fc.boolean(), async (saves, isFull) => {
        for (const world of [alone, together]) await empty(world, isFull);
        server.clock.advance({ minutes: 1 });
        const first: PromiseSettledResult<object>[] = [];
        for (const save of saves.map(inWorld(alone))) first.push(...(await saveAlone(save)));
        const many = queue();
        const second = await Promise.allSettled(saves.map(inWorld(together)).map((save) => many.add(save)));
        expect(second.map(told)).toEqual(first.map(told));
        expect(await rowsOf(together)).toEqual(await rowsOf(alone));
        for (const outcome of second) {
          const name = outcome.status === 'fulfilled' ? 'saved' : String(outcome.reason);
          outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
        }
      }),
      { numRuns: 12 },
    );
    // All that can become of a save has: otherwise the property says less than it seems to.
    expect(outcomes.size).toBeGreaterThanOrEqual(4);
  });

  test('of two servers at once are each acknowledged once, and the newest acknowledged one is stored', async () => {
    const world = await makeWorld();
    await empty(world);
    const servers = [queue(), queue(), queue()];
    const step = fc.record({ server: fc.nat({ max: 2 }), at: fc.constantFrom(1, 3), text: fc.nat({ max: 9999 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const before = await rowsOf(world);
        const settled = await Promise.allSettled(
          steps.map(async ({ server: number, at, text }) => {
            const save = inWorld(world)({
              at,
              rev: before[at]!.rev,
              given: 0,
              flagged: false,
              activeTime: undefined,
            });
            const written = essayText(`${String(text)} of ${String(before[at]!.rev)}`);
            return servers[number]!.add({ ...save, answers: written });
          }),
        );
        const after = await rowsOf(world);
        for (const at of [1, 3]) {
          const saved = settled.flatMap((outcome) =>
            outcome.status === 'fulfilled' && outcome.value._id === world.ids[at] ? [outcome.value] : [],
          );
          // All were based on one revision: one was applied, and what is confirmed besides is the same text.
          const expected = steps.some((one) => one.at === at) ? before[at]!.rev + 1 : before[at]!.rev;
          expect(after[at]!.rev).toBe(expected);
          for (const { rev, answers: entries } of saved) {
            expect(rev).toBe(after[at]!.rev);
            expect(entries).toEqual(after[at]!.entries);
          }
        }
      }),
      { numRuns: 6 },
    );
  });

  test('fail alone where the database fails at one', async () => {
    const { ids, owners } = await makeWorld();
    const save = (at: number, text: string): AnswerSave => ({
      studentId: owners[at]!.id,
      answerId: ids[at]!,
      rev: 0,
      answers: essayText(text),
      flagged: false,
    });
    const saves = queue();
    // Half of a pair of surrogates is no text to PostgreSQL.
    const settled = await Promise.allSettled([
      saves.add(save(1, 'Cold')),
      saves.add(save(3, '\uD83D')),
      saves.add(save(1, 'Cold')),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const [stored] = await server.app.db.select().from(answers).where(eq(answers.id, ids[1]!));
    expect(stored).toMatchObject({ rev: 1, entries: essayText('Cold') });
  });

  test('are one statement where they are as usual, and those of others or deleted ones are not found', async () => {
    const { ids, owners } = await makeWorld();
    const saves = queue();
    const transaction = vi.spyOn(server.app.db, 'transaction');
    const save = (at: number, rev: number): AnswerSave => ({
      studentId: owners[at]!.id,
      answerId: ids[at]!,
      rev,
      answers: essayText(`Cold ${String(rev)}`),
      flagged: rev === 1,
      activeTime: { sitting: 'phone', activeMs: 1000 },
    });
    for (const rev of [0, 1])
      expect(await Promise.all([saves.add(save(1, rev)), saves.add(save(3, rev))])).toMatchObject([
        { rev: rev + 1, flagged: rev === 1 },
        { rev: rev + 1, flagged: rev === 1 },
      ]);
    expect(transaction).not.toHaveBeenCalled();
    await expect(saves.add(save(1, 0))).rejects.toMatchObject({ code: 'conflict' });
    expect(transaction).toHaveBeenCalled();
    transaction.mockRestore();

    // What a server keeps of an answer says neither that it is another's nor that it is still there.
    const call = { params: { id: ids[1]! }, body: { rev: 2, answers: essayText('Cold') } };
    const [{ taskTakenId } = { taskTakenId: undefined }] = await server.app.db
      .select()
      .from(answers)
      .where(eq(answers.id, ids[1]!));
    const report = { params: { id: taskTakenId! } };
    await server.ok('reportPresence', report, owners[1]);
    for (const [name, args] of [
      ['saveAnswer', call],
      ['reportPresence', report],
    ] as const)
      expect((await server.fails(name, args, room.classmate)).status).toBe(404);
    await server.app.db.delete(taskTakens).where(eq(taskTakens.id, taskTakenId!));
    for (const [name, args] of [
      ['saveAnswer', call],
      ['reportPresence', report],
    ] as const)
      expect((await server.fails(name, args, owners[1])).status).toBe(404);
  });
});
