import { createHash } from 'node:crypto';
import type { DBAdapter, DBAdapterInstance, Where } from 'better-auth/types';

/** How long a session lasts after its last use: one week. */
export const sessionLifetimeSeconds = 7 * 24 * 60 * 60;

type Methods = Omit<DBAdapter, 'transaction'>;
interface CreateQuery<Row> {
  model: string;
  data: Omit<Row, 'id'>;
  select?: string[] | undefined;
  forceAllowId?: boolean | undefined;
}

/** Returns the hash of a session token, which is what the database stores. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Wraps a storage adapter so that session tokens are stored as hashes. The engine stores them in plain text, which would let
 * anybody who can read its table take over sessions. Tokens are hashed when they are written or searched for; rows that are
 * read contain the hash, except in the reply to the call that creates a session.
 */
export function withHashedSessions(storage: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = storage(options);
    return {
      ...hashTokens(adapter),
      transaction: (run) => adapter.transaction((transaction) => run(hashTokens(transaction))),
    };
  };
}

function hashTokens(adapter: Methods): Methods {
  return {
    ...adapter,
    create: async <Row extends Record<string, unknown>, Created = Row>(query: CreateQuery<Row>) => {
      const data: Omit<Row, 'id'> & { token?: unknown } = query.data;
      const { token } = data;
      if (query.model !== 'session' || typeof token !== 'string') return adapter.create<Row, Created>(query);
      const created = await adapter.create<Row, Created>({ ...query, data: { ...data, token: hashToken(token) } });
      return { ...created, token };
    },
    findOne: (query) => adapter.findOne(hashWhere(query)),
    findMany: (query) => adapter.findMany(query.where ? hashWhere({ ...query, where: query.where }) : query),
    count: (query) => adapter.count(query.where ? hashWhere({ ...query, where: query.where }) : query),
    update: (query) => adapter.update(hashWhere(query)),
    updateMany: (query) => adapter.updateMany(hashWhere(query)),
    delete: (query) => adapter.delete(hashWhere(query)),
    deleteMany: (query) => adapter.deleteMany(hashWhere(query)),
    consumeOne: (query) => adapter.consumeOne(hashWhere(query)),
    incrementOne: (query) => adapter.incrementOne(hashWhere(query)),
  };
}

/** Returns a query in which session tokens are replaced by their hashes. */
function hashWhere<Query extends { model: string; where: Where[] }>(query: Query): Query {
  return query.model === 'session' ? { ...query, where: query.where.map(hashCondition) } : query;
}

function hashCondition(condition: Where): Where {
  const { field, value } = condition;
  if (field !== 'token') return condition;
  if (typeof value === 'string') return { ...condition, value: hashToken(value) };
  if (Array.isArray(value)) return { ...condition, value: value.map((token) => hashToken(String(token))) };
  return condition;
}
