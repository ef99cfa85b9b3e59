// The API with a restart on each change, and the platform by Vite with hot reload at http://localhost:5173.
import { spawn } from 'node:child_process';
import { root } from '../lib/run-program.ts';

const children = [
  spawn(process.execPath, ['--watch', '--conditions=@rubrica/source', 'apps/api/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('vite', ['apps/platform'], { cwd: root, stdio: 'inherit' }),
];
process.on('SIGINT', () => {});
process.on('SIGTERM', () => children.forEach((child) => child.kill('SIGTERM')));
let open = children.length;
for (const child of children) {
  child.on('close', () => {
    open -= 1;
    if (open === 0) process.exit(0);
    for (const other of children) other.kill('SIGTERM');
  });
}
