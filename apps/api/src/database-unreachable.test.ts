import { expect, test } from 'vitest';
import { DatabaseUnreachableError, isDatabaseUnreachable } from './database-unreachable.ts';

const ofStatement = (message: string, code?: string) =>
  Object.assign(new Error('Failed query', { cause: Object.assign(new Error(message), code && { code }) }), {
    query: 'select 1',
  });

test.each([
  ofStatement('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  ofStatement('read ECONNRESET', 'ECONNRESET'),
  ofStatement('terminating connection due to administrator command', '57P01'),
  ofStatement('the database system is starting up', '57P03'),
  ofStatement('cannot execute INSERT in a read-only transaction', '25006'),
  ofStatement('connection failure', '08006'),
  ofStatement('Connection terminated unexpectedly'),
  ofStatement('Client has encountered a connection error and is not queryable'),
  new DatabaseUnreachableError(new Error('timeout exceeded when trying to connect')),
  Object.assign(new Error('Failed query', { cause: new DatabaseUnreachableError(new Error('away')) }), { query: 'x' }),
])('a database that is away: %s', (error) => {
  expect(isDatabaseUnreachable(error)).toBe(true);
});

test.each([
  ofStatement('duplicate key value violates unique constraint', '23505'),
  ofStatement('deadlock detected', '40P01'),
  ofStatement('could not extend file: No space left on device', '53100'),
  // Of the file store.
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9000'), { code: 'ECONNREFUSED' }),
  'Connection terminated',
])('another failure: %s', (error) => {
  expect(isDatabaseUnreachable(error)).toBe(false);
});
