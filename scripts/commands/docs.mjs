// The API pages of the question kit, from its own comments, into docs/api.
import { sh } from '../lib/sh.mjs';

process.exit(await sh('pnpm', ['--filter', '@rubrica/question-kit', 'exec', 'typedoc', '--logLevel', 'Warn']));
