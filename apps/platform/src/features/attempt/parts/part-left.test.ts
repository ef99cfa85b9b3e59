import { expect, it, vi } from 'vitest';
import { stored } from '../../../testing/local-storage.ts';

async function openPage(person: string) {
  stored.set('token', 't').set('role', 'student').set('_id', person);
  vi.resetModules();
  return import('./part-left.ts');
}

it('the part at which an attempt was left is its student’s, also once another tab has logged somebody else in', async () => {
  const page = await openPage('salma');
  stored.set('_id', 'omar');
  page.storePartLeft('a1', 3);
  expect(page.readPartLeft('a1')).toBe(3);
  expect((await openPage('omar')).readPartLeft('a1')).toBe(0);
  expect((await openPage('salma')).readPartLeft('a1')).toBe(3);
});
