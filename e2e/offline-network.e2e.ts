// Whatever a network does: what the page of an attempt says is saved is in the database, and all that was done arrives, once.
import { appendFile } from 'node:fs/promises';
import { startFaultProxy } from './faults/fault-proxy.ts';
import { regressions } from './faults/regressions.ts';
import { newOutcome, runSchedule } from './faults/run-schedule.ts';
import { describeSchedule, schedulesOf } from './faults/schedule.ts';
import { sessionOf } from './support/account.ts';
import { fillStorage } from './support/browser-storage.ts';
import { drawnStyle, drawNothing } from './support/draw-nothing.ts';
import { essayQuestion, spokenQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { expect, test } from './test.ts';

/** `npm run drill -- network` tries more of them, or others. */
const {
  RUBRICA_SCHEDULES: count = '0',
  RUBRICA_SCHEDULES_SEED: seed = '1',
  RUBRICA_SCHEDULES_REPORT: report,
} = process.env;
const drawn = schedulesOf(Number(seed), Number(count)).map((schedule, index) => ({
  name: `schedule ${index + 1} of seed ${seed}`,
  schedule,
}));

for (const { name, schedule } of [...(count === '0' ? regressions : []), ...drawn])
  test(`the network fails as in ${name}: what is said to be saved is stored, and all of it arrives once`, async ({
    origin,
    server: { databaseUrl },
    school,
    browser,
  }, testInfo) => {
    test.setTimeout(600_000);
    const student = await school.person('student', 'Salma');
    const task = await school.task(student, [essayQuestion(unique('Essay')), spokenQuestion(unique('Street'))]);
    const proxy = await startFaultProxy(origin);
    const context = await browser.newContext({
      baseURL: proxy.origin,
      permissions: ['microphone'],
      serviceWorkers: 'allow',
    });
    const told = describeSchedule(schedule);
    testInfo.annotations.push({ type: 'schedule', description: told });
    const outcome = newOutcome();
    const startedAt = performance.now();
    let isWhole = false;
    try {
      await fillStorage(context, proxy.origin, sessionOf(student));
      await drawNothing(context);
      const page = await context.newPage();
      await runSchedule(schedule, { context, page, proxy, student, task, databaseUrl, outcome });
      expect(outcome.untrue, told).toEqual([]);
      expect(outcome.claims).toBeGreaterThan(0);
      isWhole = true;
    } finally {
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      const line = { name: `${name}: ${told}`, seconds, ...outcome, met: Object.fromEntries(proxy.met), isWhole };
      if (!isWhole)
        for (const [index, page] of context.pages().entries())
          await page
            .screenshot({ path: testInfo.outputPath(`tab-${index + 1}.png`), style: drawnStyle })
            .catch(() => undefined);
      if (report) await appendFile(report, `${JSON.stringify(line)}\n`);
      await context.close();
      await proxy.close();
    }
  });
