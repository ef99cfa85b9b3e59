import { expect, it } from 'vitest';
import type { Client } from '../client/types.ts';
import type {
  AnswerId,
  CategoryId,
  FileId,
  LevelId,
  QuestionId,
  TaskId,
  TaskTaken,
  TaskTakenId,
  UserId,
} from './index.ts';
import { byId } from './ids.ts';

// The functions below are compiled and never called: where the id of another kind were accepted, `tsc` would find no error to expect.
declare const client: Client;
declare const ids: {
  question: QuestionId;
  task: TaskId;
  attempt: TaskTakenId;
  answer: AnswerId;
  user: UserId;
  file: FileId;
  level: LevelId;
  category: CategoryId;
};
declare const text: string;

it('a call accepts the id of its own kind, and plain text', () => {
  const calls = [
    () => client.getTask({ params: { id: ids.task } }),
    () => client.getAssignedTask({ params: { id: ids.task } }),
    () => client.getTask({ params: { id: text } }),
    () => client.startTaskTaken({ body: { task: '01890a5d-ac96-774b-bcce-b302099a8057' } }),
    async () => client.getQuestion({ params: { id: (await client.listQuestions()).items[0]?._id ?? '' } }),
  ];
  expect(calls).toHaveLength(5);
});

it('a call refuses the id of another kind', () => {
  const calls = [
    // @ts-expect-error the id of a question is no task's
    () => client.getTask({ params: { id: ids.question } }),
    // @ts-expect-error the id of a task is no question's
    () => client.getQuestion({ params: { id: ids.task } }),
    // @ts-expect-error the id of an attempt is no assigned task's
    () => client.getAssignedTask({ params: { id: ids.attempt } }),
    // @ts-expect-error an answer is saved by its own id, not by its question's
    () => client.saveAnswer({ params: { id: ids.question }, body: { rev: 1, answers: [] } }),
    // @ts-expect-error collections that are alike still have ids of their own
    () => client.getLevel({ params: { id: ids.category } }),
    // @ts-expect-error in a body
    () => client.startTaskTaken({ body: { task: ids.attempt } }),
    // @ts-expect-error in a query
    () => client.listTaskTakens({ query: { task: ids.user } }),
    // @ts-expect-error in a list of ids
    () => client.createTask({ body: { title: 'Homework', questions: [ids.file] } }),
    // @ts-expect-error a reply's ids have their kind too
    (attempt: TaskTaken) => client.getTask({ params: { id: attempt.student } }),
  ];
  expect(calls).toHaveLength(9);
});

it('an id is checked to be a UUID where it arrives', () => {
  const params = byId<'Task'>();
  expect(params.safeParse({ id: '01890a5d-ac96-774b-bcce-b302099a8057' }).success).toBe(true);
  expect(params.safeParse({ id: 'task-1' }).success).toBe(false);
});
