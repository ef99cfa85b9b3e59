import { randomUUID } from 'node:crypto';
import type { Group, Role, StoredQuestion, Task, User } from '../../packages/api-client/src/contract/index.ts';
import type { ServerUnderTest } from '../global-setup.ts';
import type { Question } from '../../packages/question-kit/src/index.ts';
import { openPeopleStore } from '../../apps/api/src/testing/bench/stored-people.ts';
import { accountOf, demo, demoPassword, logIn, type Account } from './account.ts';

/** Creates the people, questions and tasks of a test, so that tests can run in parallel. */
export type School = Awaited<ReturnType<typeof openSchool>>;

const firstPassword = 'handed-out-on-paper';
const ownPassword = 'own-and-unguessed';

/** A name that no other test uses. */
export function unique(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`;
}

interface PersonOptions {
  groups?: string[];
  children?: string[];
  phone?: string;
}

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@rubrica.test`;

export async function openSchool({ origin, databaseUrl }: ServerUnderTest) {
  const people = await openPeopleStore(databaseUrl, ownPassword);
  const admin = await logIn(origin, demo.admin, demoPassword);
  const { call } = admin;

  /** Creates a user who has not logged in yet. */
  const newcomer = async (role: Role, name: string, options: PersonOptions = {}) => {
    const user = { name: unique(name), role, password: firstPassword, ...options };
    return { ...(await call.post<User>('/users', { ...user, email: emailOf(user.name) })), password: firstPassword };
  };

  /** Creates a user who has chosen a password of their own. */
  const person = async (role: Role, name: string, options: PersonOptions = {}): Promise<Account> => {
    const ownName = unique(name);
    const login = await people.store({ role, name: ownName, email: emailOf(ownName), ...options });
    return accountOf(origin, ownPassword, login);
  };

  const group = (name = 'Group') => call.post<Group>('/groups', { name: unique(name) });

  /** Publishes a task with these questions for one student. */
  const task = async (student: Account, questions: Question[], options: Partial<Task> = {}): Promise<Task> => {
    const stored = await Promise.all(questions.map((content) => call.post<StoredQuestion>('/questions', { content })));
    return call.post<Task>('/tasks', {
      title: unique('Task'),
      questions: stored.map(({ _id }) => _id),
      students: [student._id],
      status: 'published',
      ...options,
    });
  };

  return { admin, newcomer, person, group, task, close: people.close };
}
