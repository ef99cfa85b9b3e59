import { randomUUID } from 'node:crypto';
import { hashSync } from '@node-rs/argon2';
import type { LoginReply, Role } from '@rubrica/api-client/contract';
import pg from 'pg';
import { v7 } from 'uuid';
import { hashToken, sessionLifetimeSeconds } from '../../auth/hashed-sessions.ts';

/** Somebody to store. */
export interface PersonToStore {
  role: Role;
  name: string;
  email: string;
  phone?: string;
  /** Of a student or an assistant. */
  groups?: readonly string[];
  /** Of a parent. */
  children?: readonly string[];
}

/** Stores people past the server. */
export interface PeopleStore {
  /** Stores somebody who has chosen the password of all of them and is logged in. Resolves to what a login would reply. */
  store: (person: PersonToStore) => Promise<LoginReply>;
  close: () => Promise<void>;
}

const statement = `
  with person as (
    insert into users (id, name, email, phone, role, status, logged_in_before, last_login_at, created_at, updated_at)
      values ($1, $2, $3, $4, $5, 'active', true, $6, $6, $6)
  ), account as (
    insert into accounts (id, user_id, account_id, provider_id, issuer, password, created_at, updated_at)
      values ($7, $1, $1::text, 'credential', 'local:credential', $8, $6, $6)
  ), session as (
    insert into sessions (id, user_id, token, expires_at, last_used_at, created_at, updated_at)
      values ($9, $1, $10, $11, $6, $6, $6)
  ), taught as (
    insert into group_students (group_id, user_id) select unnest($12::uuid[]), $1 where $5 = 'student'
  ), teaching as (
    insert into group_assistants (group_id, user_id) select unnest($12::uuid[]), $1 where $5 = 'assistant'
  )
  insert into parent_children (parent_id, child_id, created_at) select $1, unnest($13::uuid[]), $6`;

/**
 * Connects to the database of a server. To create somebody by the server, who then logs in and chooses a password, takes three hashes, two
 * mails and some thirty statements; the password of these people costs a login the least that argon2id allows.
 */
export async function openPeopleStore(databaseUrl: string, password: string): Promise<PeopleStore> {
  const hash = hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    store: async ({ role, name, email, phone, groups = [], children = [] }) => {
      const [id, token, now] = [v7(), randomUUID().replaceAll('-', ''), new Date()];
      const expiresAt = new Date(now.getTime() + sessionLifetimeSeconds * 1000);
      const person = [id, name, email, phone ?? null, role, now];
      const access = [v7(), hash, v7(), hashToken(token), expiresAt];
      await client.query(statement, [...person, ...access, groups, children]);
      return { token, user: { _id: id, role, name, email, loggedInBefore: 'true' } };
    },
    close: () => client.end(),
  };
}
