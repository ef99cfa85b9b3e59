import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';
import { memoryFlags, serverMemory } from './server-memory.ts';

test.each(['Dockerfile', 'deploy/rubrica.service'])('%s starts the server with the memory of npm start', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [name, value] of Object.entries(serverMemory))
    expect(text).toMatch(new RegExp(`\\b${name}=${value}\\b`, 'u'));
  const command = text.split('\n').findLast((line) => line.includes('apps/api/src/main.ts'));
  for (const flag of memoryFlags) expect(command).toContain(flag);
});
