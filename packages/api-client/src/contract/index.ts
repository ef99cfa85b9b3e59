import { authCalls } from './calls/auth.ts';
import { learningCalls } from './calls/learning.ts';
import { peopleCalls } from './calls/people.ts';
import type { Call } from './call.ts';

/** Every call between a client and the server, by name. The server, the client and the API description are made from it. */
export const contract = { ...authCalls, ...peopleCalls, ...learningCalls } as const satisfies Record<string, Call>;

/** The calls, by name. */
export type Contract = typeof contract;

/** A call's name. */
export type CallName = keyof Contract;

/** Calls that declare the server's copy they answer with where two saves meet. */
export type ConflictCallName = {
  [Name in CallName]: Contract[Name] extends { conflict: unknown } ? Name : never;
}[CallName];

export type { Call, CallArguments, CallConflict, CallInput, CallReply, Method } from './call.ts';
export type { LoginReply } from './calls/auth.ts';
export type { Answer, MarkingSheet, ReviewSheet, TaskTaken } from './entities/attempt.ts';
export type { StoredFile } from './entities/file.ts';
export type { Group, Named } from './entities/named.ts';
export type { AttemptQuestion, QuestionSummary, StoredQuestion } from './entities/question.ts';
export type { AssignedTask, AttemptStatus, Task } from './entities/task.ts';
export { roles } from './entities/user.ts';
export type { Child, Language, Role, User } from './entities/user.ts';
export { failureSchema } from './shapes.ts';
export type { Failure } from './shapes.ts';
