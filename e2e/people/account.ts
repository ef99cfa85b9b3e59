import type { LoginReply } from '../../packages/api-client/src/contract/index.ts';
import { callerOf, type Caller } from './caller.ts';

/** Somebody who can log in. */
export interface Account {
  _id: string;
  name: string;
  email: string;
  password: string;
  /** What a login answered, for pages that begin logged in. */
  login: LoginReply;
  /** The server, called as this person. */
  call: Caller;
}

/** The accounts that every new database has. */
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

/** What a browser keeps of a login (`spec.md` section 3), to begin a page with. */
export function storageOf(origin: string, { login }: Account) {
  const kept = Object.entries({ token: login.token, ...login.user }).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage: kept }] };
}
