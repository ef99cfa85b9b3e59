import { randomUUID } from 'node:crypto';
import type {
  Group,
  LoginReply,
  Role,
  StoredQuestion,
  Task,
  User,
} from '../../packages/api-client/src/contract/index.ts';
import type { Question } from '../../packages/question-kit/src/index.ts';
import { accountOf, demo, demoPassword, logIn, type Account } from './account.ts';

/** Where each test makes its own people, questions and tasks, so that tests can run side by side. */
export type School = Awaited<ReturnType<typeof openSchool>>;

const firstPassword = 'handed-out-on-paper';
const ownPassword = 'own-and-unguessed';

/** A name that no other test has. */
export function unique(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`;
}

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@rubrica.test`;

export async function openSchool(origin: string) {
  const admin = await logIn(origin, demo.admin, demoPassword);
  const { call } = admin;

  /** Somebody who has not logged in yet, and has the password they were handed. */
  const newcomer = async (role: Role, name: string, also: { groups?: string[]; children?: string[] } = {}) => {
    const given = { name: unique(name), role, password: firstPassword, ...also };
    return { ...(await call.post<User>('/users', { ...given, email: emailOf(given.name) })), password: firstPassword };
  };

  /** Somebody who has chosen a password of their own. */
  const person = async (...given: Parameters<typeof newcomer>): Promise<Account> => {
    const { email } = await newcomer(...given);
    const first = await logIn(origin, email, firstPassword);
    const change = { currentPassword: firstPassword, newPassword: ownPassword };
    return accountOf(origin, ownPassword, await first.call.post<LoginReply>('/change-password', change));
  };

  const group = (name = 'Group') => call.post<Group>('/groups', { name: unique(name) });

  /** A published task of these questions for one student. */
  const task = async (student: Account, questions: Question[], also: Partial<Task> = {}): Promise<Task> => {
    const stored = await Promise.all(questions.map((content) => call.post<StoredQuestion>('/questions', { content })));
    return call.post<Task>('/tasks', {
      title: unique('Task'),
      questions: stored.map(({ _id }) => _id),
      students: [student._id],
      status: 'published',
      ...also,
    });
  };

  return { admin, newcomer, person, group, task };
}
