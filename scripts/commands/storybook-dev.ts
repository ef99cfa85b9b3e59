import { runProgram } from '../lib/run-program.ts';

process.exit(await runProgram('storybook', ['dev', '--port', '6006', '--no-open', ...process.argv.slice(2)]));
