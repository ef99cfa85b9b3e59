import type { AnswerId, Contract, QuestionId, TaskId, TaskTakenId, UserId } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { taskTakens } from '../db/schema/attempts.ts';
import { taskQuestions, tasks } from '../db/schema/tasks.ts';
import { requireVisible } from '../policy/authorize.ts';
import type { NamedObject } from '../policy/rule.ts';
import { byParamsId } from '../policy/resource-policy.ts';
import { visibleQuestions, visibleTasks } from '../policy/visible/tasks.ts';
import type { Caller } from './caller.ts';
import type { SignedInContext } from './context.ts';
import { selectTaskTakenById } from './attempts/select-attempts.ts';
import { lockAnswer } from './answers/lock-answer.ts';
import type { Input } from './service.ts';

// The functions below are compiled and never called: where the id of another kind were accepted, `tsc` would find no error to expect.
declare const db: Database;
declare const caller: Caller;
declare const context: SignedInContext;
declare const ids: { question: QuestionId; task: TaskId; attempt: TaskTakenId; answer: AnswerId; user: UserId };

test('queries, helpers and rules accept the id of their own kind, and plain text', () => {
  const uses = [
    () => db.select().from(tasks).where(eq(tasks.id, ids.task)),
    () => db.insert(taskQuestions).values({ taskId: ids.task, questionId: ids.question, position: 0 }),
    () => selectTaskTakenById(context, db, ids.attempt),
    (text: string) => selectTaskTakenById(context, db, text),
    () => lockAnswer(db, ids.answer),
    () => requireVisible(db, caller, visibleTasks, ids.task),
    () => byParamsId(visibleTasks) satisfies NamedObject<Contract['getTask']>,
  ];
  expect(uses).toHaveLength(7);
});

test('queries, helpers and rules refuse the id of another kind', () => {
  const uses = [
    // @ts-expect-error a primary key
    () => db.select().from(tasks).where(eq(tasks.id, ids.question)),
    // @ts-expect-error a foreign key has the kind of the row that it refers to
    () => db.select().from(taskTakens).where(eq(taskTakens.studentId, ids.task)),
    // @ts-expect-error a list of ids
    () => inArray(taskTakens.id, [ids.task]),
    // @ts-expect-error a row
    () => db.insert(taskQuestions).values({ taskId: ids.question, questionId: ids.question, position: 0 }),
    // @ts-expect-error a service's helper
    () => selectTaskTakenById(context, db, ids.task),
    // @ts-expect-error an answer is locked by its own id, not by its attempt's
    () => lockAnswer(db, ids.attempt),
    // @ts-expect-error the policy on one object
    () => requireVisible(db, caller, visibleTasks, ids.question),
    // @ts-expect-error the rule of a call names another table
    () => byParamsId(visibleQuestions) satisfies NamedObject<Contract['getTask']>,
    // @ts-expect-error the caller is a user
    () => selectTaskTakenById(context, db, caller.id),
  ];
  expect(uses).toHaveLength(9);
});

const own = ({ params }: Input<'getTaskTaken'>) => selectTaskTakenById(context, db, params.id);
// @ts-expect-error the call names a task
const other = ({ params }: Input<'getTask'>) => selectTaskTakenById(context, db, params.id);

test('a service passes on the ids of its own call', () => {
  expect([own, other]).toHaveLength(2);
});
