import { beforeAll, expect, inject, test } from 'vitest';
import { emptyReport, formatReport, runFuzz } from '../testing/fuzz/run-fuzz.ts';
import { testServer } from '../testing/test-server.ts';

const { RUBRICA_FUZZ_REQUESTS, RUBRICA_FUZZ_SEED = '1' } = process.env;
const inSuite = inject('database').kind === 'pglite' ? 20_000 : 2000;
const requestCount = Number(RUBRICA_FUZZ_REQUESTS ?? inSuite);
/** A new database for so many requests: what they have made would slow down those that follow. */
const requestsPerDatabase = 20_000;
/** In milliseconds, for `npm run fuzz` alone: the suite measures no times. */
const longest = 1000;

const report = emptyReport();
beforeAll(async () => {
  for (let sent = 0; sent < requestCount; sent += requestsPerDatabase) {
    const server = await testServer();
    const some = Math.min(requestsPerDatabase, requestCount - sent);
    await runFuzz(server, { seed: Number(RUBRICA_FUZZ_SEED) + sent, requestCount: some }, report);
    await server.close();
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

test('the requests get past all checks, to success, at most calls', () => {
  const succeeding = [...report.counts.keys()].filter((key) => / 2\d\d$/u.test(key)).map((key) => key.split(' ')[0]);
  expect(new Set(succeeding).size).toBeGreaterThan(30);
});
