import { expect, it } from 'vitest';
import { isRequestedFile } from './is-requested-file.ts';

const reply = (type: string, status = 200) => new Response('', { status, headers: { 'content-type': type } });

it('takes a script for a script and a page for a page, and nothing else', () => {
  const script = 'https://school.example/assets/base-1a2b3c4d.js';
  expect(isRequestedFile(script, reply('text/javascript; charset=utf-8'))).toBe(true);
  expect(isRequestedFile(script, reply('text/html; charset=utf-8'))).toBe(false);
  expect(isRequestedFile(script, reply('text/javascript', 502))).toBe(false);
  const page = 'https://school.example/index.html?__WB_REVISION__=5e6f';
  expect(isRequestedFile(page, reply('text/html; charset=utf-8'))).toBe(true);
  expect(isRequestedFile(page, reply('application/json'))).toBe(false);
});
