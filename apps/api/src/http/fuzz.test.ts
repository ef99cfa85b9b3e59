import { beforeAll, expect, inject, test } from 'vitest';
import { contract } from '@rubrica/api-client/contract';
import { emptyReport, formatReport, runFuzz } from '../testing/fuzz/run-fuzz.ts';
import { startFakeWasender } from '../testing/fake-wasender/start-fake-wasender.ts';
import { testServer } from '../testing/test-server.ts';

/** What the suite sends: enough to reach every call on PostgreSQL, and others on PGlite, which has the same handlers. */
const inSuite =
  inject('database').kind === 'pglite' ? { requestCount: 1000, seed: 1 } : { requestCount: 6000, seed: 5 };
const { RUBRICA_FUZZ_REQUESTS, RUBRICA_FUZZ_SEED } = process.env;
const requestCount = Number(RUBRICA_FUZZ_REQUESTS ?? inSuite.requestCount);
const seed = Number(RUBRICA_FUZZ_SEED ?? inSuite.seed);
/** A new database for so many requests: what they have made would slow down those that follow. */
const requestsPerDatabase = 20_000;
/** In milliseconds, for `npm run fuzz` alone: the suite measures no times. */
const longest = 1000;

const report = emptyReport();
beforeAll(async () => {
  for (let sent = 0; sent < requestCount; sent += requestsPerDatabase) {
    const wasender = await startFakeWasender();
    const server = await testServer({ wasender });
    const some = Math.min(requestsPerDatabase, requestCount - sent);
    await runFuzz(server, { seed: seed + sent, requestCount: some }, report);
    await server.close();
    await wasender.close();
    if (RUBRICA_FUZZ_REQUESTS)
      process.stdout.write(`${report.requestCount} sent, ${report.problems.size} kinds of problems\n`);
  }
  if (RUBRICA_FUZZ_REQUESTS) process.stdout.write(`${formatReport(report)}\n`);
}, 24 * 3_600_000);

test('whatever is sent to any call, by any role, gets a reply that the contract declares', () => {
  expect(Object.fromEntries(report.problems)).toEqual({});
});

if (RUBRICA_FUZZ_REQUESTS) {
  test(`no reply takes more than ${longest} ms`, () => {
    expect(report.slowest.filter(({ milliseconds }) => milliseconds > longest)).toEqual([]);
  });
}

/** They ask for what only a mail, a link or another person's screen shows. */
const needSecret = new Set([
  'verifyOtp',
  'resetPassword',
  'checkAccountLink',
  'createFirstAdmin',
  'setPasswordByLink',
  'renewInvitation',
  'usePairingCode',
  'renewInvitation',
  // It asks for the name, typed.
  'eraseUser',
]);

if (requestCount >= 6000) {
  test('the requests get past all checks, to success, at every call that needs no secret', () => {
    const succeeding = [...report.counts.keys()].filter((key) => / 2\d\d$/u.test(key)).map((key) => key.split(' ')[0]);
    const expected = Object.keys(contract).filter((name) => !needSecret.has(name));
    expect(expected.filter((name) => !succeeding.includes(name))).toEqual([]);
  });
}
