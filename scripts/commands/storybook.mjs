import { sh } from '../lib/sh.mjs';

process.exit(await sh('storybook', ['dev', '--port', '6006', '--no-open', ...process.argv.slice(2)]));
