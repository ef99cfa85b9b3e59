/** The processor time of `run` in milliseconds. Other processes do not count, so that a busy machine does not fail a test. */
export async function cpuTimeMs(run: () => unknown): Promise<number> {
  const started = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
