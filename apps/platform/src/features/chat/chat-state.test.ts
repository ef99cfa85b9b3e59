import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { stored } from '../../testing/local-storage.ts';

const ofTab = new Map<string, string>();

beforeEach(() => {
  ofTab.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => ofTab.get(key) ?? null,
    setItem: (key: string, value: string) => ofTab.set(key, value),
  });
});
afterAll(() => vi.unstubAllGlobals());

const logIn = (person: string) => {
  for (const [key, value] of Object.entries({ token: `t-${person}`, role: 'student', _id: person }))
    stored.set(key, value);
};

async function openPage() {
  vi.resetModules();
  return import('./chat-state.ts');
}

it('what is being written is its writer’s, also once somebody else has logged in in another tab', async () => {
  logIn('salma');
  const page = await openPage();
  logIn('omar');
  page.storeChatState({ isOpen: true, text: 'From Salma' });
  expect(page.readChatState().text).toBe('From Salma');
  expect((await openPage()).readChatState()).toEqual({ isOpen: false, text: '' });
  logIn('salma');
  expect((await openPage()).readChatState().text).toBe('From Salma');
});
