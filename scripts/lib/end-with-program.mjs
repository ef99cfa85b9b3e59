import { spawn } from 'node:child_process';

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program with its output shown, passes on the signals that this process gets, and ends as the program does: with its code, or
 * by its signal. Whoever stops this process stops the program, and is told when it has ended.
 *
 * `endsWithParent` is for a script of npm: npm passes signals to the shell that runs the script, and most shells end without a word to it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { endsWithParent?: boolean }} options
 */
export function endWithProgram(program, args, { endsWithParent = false, ...options } = {}) {
  // Before the program is started: a signal of the next moment would end this process, and not the program.
  for (const name of forwarded)
    process.on(name, () => {
      // A terminal sends Ctrl-C to the program as well; a second one would end at once what closes by itself.
      if (name !== 'SIGINT' || !process.stdin.isTTY) child.kill(name);
    });
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  const parent = process.ppid;
  const endWithParent = () => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  };
  const watch = endsWithParent ? setInterval(endWithParent, 500) : undefined;
  child.on('close', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    // For a signal that does not end this process.
    process.exitCode = 1;
    clearInterval(watch);
    for (const name of forwarded) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
