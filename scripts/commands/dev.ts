// The API with a restart on each change, and the platform by Vite with hot reload at http://localhost:5173.
import { spawn } from 'node:child_process';
import { root } from '../lib/run-program.ts';

// Both close by themselves, and we leave with them. A terminal sends Ctrl-C to them as well, which they take as one.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => children.forEach((child) => child.kill('SIGTERM')));
const children = [
  spawn(process.execPath, ['--watch', '--conditions=@rubrica/source', 'apps/api/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('vite', ['apps/platform'], { cwd: root, stdio: 'inherit' }),
];
let open = children.length;
for (const child of children) {
  child.on('close', () => {
    open -= 1;
    if (open === 0) process.exit(0);
    for (const other of children) other.kill('SIGTERM');
  });
}
