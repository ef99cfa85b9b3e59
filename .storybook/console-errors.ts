/** What is no fault of a story: React notes what it draws between a story's awaited steps, because it knows them to be a test's. */
const isAboutAct = ([message]: readonly unknown[]): boolean =>
  typeof message === 'string' && /not wrapped in act\(|inside an `act` scope/u.test(message);

const errors: unknown[][] = [];

/** Collects what is written to the console as an error, React's complaints above all, until the returned function is called. */
export function collectConsoleErrors(): () => void {
  const { error } = console;
  errors.length = 0;
  console.error = (...args: unknown[]) => {
    if (!isAboutAct(args)) errors.push(args);
    error(...args);
  };
  return () => {
    console.error = error;
  };
}

/** @throws if an error was written to the console since `collectConsoleErrors` */
export function assertNoConsoleErrors(): void {
  if (errors.length === 0) return;
  throw new Error(`The console has errors:\n${errors.map((args) => args.map(String).join(' ')).join('\n')}`);
}
