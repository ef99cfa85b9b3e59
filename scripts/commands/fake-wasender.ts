// A WaSender on this machine, for trying what sends WhatsApp messages without an account.
import { spawn } from 'node:child_process';
import { root } from '../lib/run-program.ts';

// It closes by itself, and we leave with it. A terminal sends Ctrl-C to both, which it takes as one.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => fake.kill('SIGTERM'));
const fake = spawn(process.execPath, ['--conditions=@rubrica/source', 'apps/api/src/testing/fake-wasender/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
fake.on('close', (code) => process.exit(code ?? 0));
