import type { LoginReply } from '../../packages/api-client/src/contract/index.ts';
import { callerOf, type Caller } from './caller.ts';
import type { StoredEntries } from './browser-storage.ts';

/** A user and their password. */
export interface Account {
  _id: string;
  name: string;
  email: string;
  password: string;
  /** The reply to the login, for browser contexts that start logged in. */
  login: LoginReply;
  /** Calls the server as this user. */
  call: Caller;
}

/** The accounts of the demo data. */
export const demo = {
  admin: 'admin@rubrica.test',
  assistant: 'assistant@rubrica.test',
  student: 'student@rubrica.test',
  parent: 'parent@rubrica.test',
} as const;

export const demoPassword = 'rubrica-demo';

export async function logIn(origin: string, email: string, password: string): Promise<Account> {
  return accountOf(origin, password, await callerOf(origin).post<LoginReply>('/login', { email, password }));
}

export function accountOf(origin: string, password: string, login: LoginReply): Account {
  const { _id, name, email } = login.user;
  return { _id, name, email, password, login, call: callerOf(origin, login.token) };
}

/** What a browser stores of a logged-in user (`spec.md` section 3). */
export function sessionOf({ login }: Account): StoredEntries {
  const { _id, role, name, email, loggedInBefore } = login.user;
  return { token: login.token, _id, role, name, email, loggedInBefore };
}
