// Serves platform and API on one origin. Builds only what has changed.
import { spawn } from 'node:child_process';
import { buildPlatform } from '../lib/build.ts';
import { root } from '../lib/run-program.ts';
import { memoryFlags, serverMemory } from '../lib/server-memory.ts';

await buildPlatform();
// The server closes by itself, and we leave with it. A terminal sends Ctrl-C to both, which the server takes as one.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => server.kill('SIGTERM'));
const server = spawn(process.execPath, [...memoryFlags, '--conditions=@rubrica/source', 'apps/api/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverMemory, ...process.env },
});
server.on('close', (code) => process.exit(code ?? 0));
