import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { createJsonLog } from './json-log.ts';
import { consoleLog, describeError } from './log.ts';
import { withLogFields } from './log-context.ts';

afterEach(() => vi.restoreAllMocks());

/** Runs something and returns the lines that the process wrote meanwhile. */
async function linesOf(run: () => unknown): Promise<string[]> {
  const written: string[] = [];
  const keep = (chunk: unknown) => written.push(String(chunk)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  await run();
  vi.restoreAllMocks();
  return written.join('').trimEnd().split('\n');
}

test('each line of the log for programs is an object with what it belongs to, across awaits and apart from other work', async () => {
  const log = createJsonLog();
  const work = (request: string, socket: string) =>
    withLogFields({ request }, async () => {
      await Promise.resolve();
      await withLogFields({ socket }, async () => {
        await Promise.resolve();
        log.info('Done.', { ms: 4 });
      });
    });
  const lines = await linesOf(() => Promise.all([work('r1', 's1'), work('r2', 's2')]));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'info', time: expect.any(String), request: 'r1', socket: 's1', ms: 4, message: 'Done.' },
    { level: 'info', time: expect.any(String), request: 'r2', socket: 's2', ms: 4, message: 'Done.' },
  ]);
});

test('a line that says all has no error beside it', async () => {
  const line = 'Worker 1 ended by SIGKILL.';
  expect((await linesOf(() => consoleLog.error(line))).map((text) => text.split('Z ')[1])).toEqual([line]);
  const [json = ''] = await linesOf(() => createJsonLog().error(line));
  expect(JSON.parse(json)).toEqual({ level: 'error', time: expect.any(String), message: line });
});

test('what is written right before the process ends is written', async () => {
  const script = `
    const { createJsonLog } = await import('${new URL('json-log.ts', import.meta.url).href}');
    const log = createJsonLog();
    for (const line of ['First.', 'Second.']) log.info(line);
    process.exit(0);`;
  const args = ['--conditions=@rubrica/source', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const messages = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).message);
  expect(messages).toEqual(['First.', 'Second.']);
});

test('an error is one line for programs, and names its request for readers', async () => {
  const [line = ''] = await linesOf(() => createJsonLog().error('Failed.', new Error('Out\nof order.'), { job: 'j1' }));
  expect(JSON.parse(line)).toMatchObject({ level: 'error', message: 'Failed.', job: 'j1' });
  expect(line).toContain(String.raw`Error: Out\nof order.`);
  const [text = ''] = await linesOf(() => withLogFields({ request: 'r1' }, () => consoleLog.error('Failed.', null)));
  expect(text).toMatch(/^\S+Z Failed\. request=r1$/u);
});

test.each([
  ['a number', 'No session for +20 100 123 4567 there', '100'],
  ['a number without signs', 'Number 201001234567 is not on WhatsApp', '201001234567'],
  ['the password of a mail server', 'connect smtps://school:three-boats@mail.example failed', 'three-boats'],
  ['the token of a link', 'GET https://school.example/file?token=three-boats answered 404', 'three-boats'],
  ['an address of WhatsApp', 'Sent to 201001234567@s.whatsapp.net', '201001234567'],
])('the log keeps no personal data of messages of errors: %s', (_title, message, secret) => {
  const described = describeError(new Error(message)).split('\n')[0];
  expect(described).not.toContain(secret);
  expect(described).toMatch(/^Error: \w/u);
});

test('what helps to find a failure stays: ports, codes, ids', () => {
  const message = 'connect ECONNREFUSED 127.0.0.1:5432 for 019ab2c4-1234-7000-8000-123456789012 after 30000 ms';
  expect(describeError(new Error(message))).toContain(message);
});
