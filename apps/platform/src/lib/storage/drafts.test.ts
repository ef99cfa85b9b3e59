import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { stored } from '../../testing/local-storage.ts';
import { openDrafts } from './drafts.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const logIn = (person: string) => {
  for (const [key, value] of Object.entries({ token: 't', role: 'assistant', _id: person })) stored.set(key, value);
};

async function openPage(person: string) {
  logIn(person);
  vi.resetModules();
  return import('./drafts.ts');
}

describe('a draft on this device', () => {
  it('is returned with the version it was based on, until it is removed', () => {
    const drafts = openDrafts('salma');
    drafts.store('essay', 'e1', { base: '3', value: 'So far' });
    expect(drafts.read('essay', 'e1', isText)).toEqual({ base: '3', value: 'So far' });
    drafts.remove('essay', 'e1');
    expect(drafts.read('essay', 'e1', isText)).toBeNull();
  });

  it('is not returned if it has another shape, or cannot be read', () => {
    const drafts = openDrafts('salma');
    drafts.store('essay', 'e1', { base: '3', value: 7 });
    expect(drafts.read('essay', 'e1', isText)).toBeNull();
    for (const key of stored.keys()) stored.set(key, '{"value":"without a base"}');
    expect(drafts.read('essay', 'e1', isText)).toBeNull();
    for (const key of stored.keys()) stored.set(key, 'no JSON');
    expect(drafts.read('essay', 'e1', isText)).toBeNull();
  });

  it('is nobody else’s', async () => {
    (await openPage('salma')).openDrafts().store('essay', 'e1', { base: '3', value: 'So far' });
    expect((await openPage('omar')).openDrafts().read('essay', 'e1', isText)).toBeNull();
    expect((await openPage('salma')).openDrafts().read('essay', 'e1', isText)?.value).toBe('So far');
  });

  it('is of whom the page was opened for, also when their session has ended meanwhile, or another tab has begun another', async () => {
    const page = await openPage('salma');
    stored.delete('token');
    page.openDrafts().store('essay', 'e1', { base: '3', value: 'To the end' });
    logIn('omar');
    page.openDrafts().store('essay', 'e2', { base: '3', value: 'And after' });
    const drafts = (await openPage('salma')).openDrafts();
    expect(['e1', 'e2'].map((id) => drafts.read('essay', id, isText)?.value)).toEqual(['To the end', 'And after']);
  });

  it('is given up without an error if the disk is full', () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    expect(() => openDrafts('salma').store('essay', 'e1', { base: '1', value: 'So far' })).not.toThrow();
  });
});
