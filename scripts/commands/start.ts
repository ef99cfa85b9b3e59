// Serves platform and API on one origin. Builds only what has changed.
import { buildPlatform } from '../lib/build.ts';
import { endWithProgram } from '../lib/end-with-program.mjs';
import { root } from '../lib/run-program.ts';
import { memoryFlags, serverMemory } from '../lib/server-memory.ts';

await buildPlatform();
endWithProgram(process.execPath, [...memoryFlags, '--conditions=@rubrica/source', 'apps/api/src/main.ts'], {
  cwd: root,
  env: { ...serverMemory, ...process.env },
});
