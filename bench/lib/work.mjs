/** After this long without a task nothing more comes of what was done. */
const stillMs = 250;

/** The middle one of several figures. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * How long the page's main thread works for something, in milliseconds, also what is put off until after it. `TaskDuration`
 * is script, style, layout and paint; `ScriptDuration` script alone. Waiting for a frame is not counted, which a clock on the
 * wall would add to the quick and the slow alike.
 */
export async function workOf(page, run, metric = 'TaskDuration') {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === metric).value * 1000;
  };
  const before = await worked();
  await run();
  await page.waitForTimeout(stillMs);
  return (await worked()) - before;
}
