import { createHash } from 'node:crypto';
import type { DBAdapter, DBAdapterInstance, Where } from 'better-auth/types';

type Methods = Omit<DBAdapter, 'transaction'>;
interface Creation<Row> {
  model: string;
  data: Omit<Row, 'id'>;
  select?: string[] | undefined;
  forceAllowId?: boolean | undefined;
}

/** What the database holds of a session token: from it the token, 32 random characters, cannot be found again. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The engine keeps session tokens in the clear: whoever reads its table could be anybody. Between the engine and its storage
 * this puts a hash in the place of every token that is written or searched for. A token is known only to whom it was given;
 * rows that are read show its hash, except to the call that made the session and has to hand the token out.
 */
export function withHashedSessions(storage: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const plain = storage(options);
    return {
      ...hashing(plain),
      transaction: (work) => plain.transaction((within) => work(hashing(within))),
    };
  };
}

function hashing(plain: Methods): Methods {
  return {
    ...plain,
    create: async <Row extends Record<string, unknown>, Made = Row>(given: Creation<Row>) => {
      const data: Omit<Row, 'id'> & { token?: unknown } = given.data;
      const { token } = data;
      if (given.model !== 'session' || typeof token !== 'string') return plain.create<Row, Made>(given);
      const made = await plain.create<Row, Made>({ ...given, data: { ...data, token: hashToken(token) } });
      return { ...made, token };
    },
    findOne: (given) => plain.findOne(hashed(given)),
    findMany: (given) => plain.findMany(given.where ? hashed({ ...given, where: given.where }) : given),
    count: (given) => plain.count(given.where ? hashed({ ...given, where: given.where }) : given),
    update: (given) => plain.update(hashed(given)),
    updateMany: (given) => plain.updateMany(hashed(given)),
    delete: (given) => plain.delete(hashed(given)),
    deleteMany: (given) => plain.deleteMany(hashed(given)),
    consumeOne: (given) => plain.consumeOne(hashed(given)),
    incrementOne: (given) => plain.incrementOne(hashed(given)),
  };
}

/** The same question with hashes where it names tokens. */
function hashed<Given extends { model: string; where: Where[] }>(given: Given): Given {
  return given.model === 'session' ? { ...given, where: given.where.map(hashedCondition) } : given;
}

function hashedCondition(condition: Where): Where {
  const { field, value } = condition;
  if (field !== 'token') return condition;
  if (typeof value === 'string') return { ...condition, value: hashToken(value) };
  if (Array.isArray(value)) return { ...condition, value: value.map((token) => hashToken(String(token))) };
  return condition;
}
