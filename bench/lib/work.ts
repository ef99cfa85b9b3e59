import type { Page } from 'playwright-core';

/** How long to wait for work that an action defers. */
const settleMs = 250;

/**
 * How long the page's main thread works for an action, in milliseconds, deferred work included. `TaskDuration` is script,
 * style, layout and paint; `ScriptDuration` is script alone. Waiting for a frame is not counted, unlike in wall-clock time.
 */
export async function workOf(
  page: Page,
  run: () => Promise<unknown>,
  metric: 'TaskDuration' | 'ScriptDuration' = 'TaskDuration',
): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const workedMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000;
  };
  const before = await workedMs();
  await run();
  await page.waitForTimeout(settleMs);
  return (await workedMs()) - before;
}
