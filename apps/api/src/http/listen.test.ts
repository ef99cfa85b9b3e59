import { execFileSync } from 'node:child_process';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Environment } from './environment.ts';
import { listen } from './listen.ts';

/** Opens connections to a port, and prints how many there are once all are open, or nothing more comes. */
const openConnections = `
  const [port, count] = process.argv.slice(1).map(Number);
  let openCount = 0;
  const end = () => { process.stdout.write(String(openCount)); process.exit(); };
  setTimeout(end, 10_000);
  for (let index = 0; index < count; index += 1) {
    require('node:net').connect(port, '127.0.0.1').on('error', end).on('connect', () => {
      openCount += 1;
      if (openCount === count) end();
    });
  }
`;

test('connections of many browsers wait to be accepted while the event loop is busy', async () => {
  const server = await listen(new Hono<Environment>(), { port: 0, host: '127.0.0.1' });
  // Nothing is accepted meanwhile: the call keeps this process until the other has ended.
  const opened = execFileSync(process.execPath, ['-e', openConnections, String(server.port), '900'], {
    encoding: 'utf8',
  });
  expect(opened).toBe('900');
  await server.close();
});

test('an address that this machine does not have is said with its setting', async () => {
  const opened = listen(new Hono<Environment>(), { port: 0, host: '192.0.2.1' });
  await expect(opened).rejects.toThrow(/^HOST=192\.0\.2\.1 /u);
});
