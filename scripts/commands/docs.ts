// The API pages of the question kit, from its own comments, into docs/api.
import { runProgram } from '../lib/run-program.ts';

process.exit(await runProgram('pnpm', ['--filter', '@rubrica/question-kit', 'exec', 'typedoc', '--logLevel', 'Warn']));
