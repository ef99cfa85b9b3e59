import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDraft, readDraft, storeDraft } from './drafts.ts';

const stored = new Map<string, string>();
const isText = (value: unknown): value is string => typeof value === 'string';

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

// Files share their globals.
afterAll(() => vi.unstubAllGlobals());

describe('a draft on this device', () => {
  it('is returned with the version it was based on, until it is deleted', () => {
    storeDraft('essay', { base: '3', value: 'So far' });
    expect(readDraft('essay', isText)).toEqual({ base: '3', value: 'So far' });
    deleteDraft('essay');
    expect(readDraft('essay', isText)).toBeNull();
  });

  it('is not returned if it has another shape, or cannot be read', () => {
    storeDraft('essay', { base: '3', value: 7 });
    expect(readDraft('essay', isText)).toBeNull();
    for (const key of stored.keys()) stored.set(key, '{"value":"without a base"}');
    expect(readDraft('essay', isText)).toBeNull();
    for (const key of stored.keys()) stored.set(key, 'no JSON');
    expect(readDraft('essay', isText)).toBeNull();
  });

  it('is given up without an error if the disk is full', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    expect(() => storeDraft('essay', { base: '1', value: 'So far' })).not.toThrow();
  });
});
