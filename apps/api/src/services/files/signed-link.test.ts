import { describe, expect, test } from 'vitest';
import { isValidLink, linkLifetimeMs, signLink } from './signed-link.ts';

const now = new Date('2030-05-01T09:00:00Z');
const link = signLink('secret', 'file-1', now.getTime() + linkLifetimeMs);

describe('signed links', () => {
  test('a link is valid for five minutes', () => {
    expect(isValidLink('secret', 'file-1', link, new Date(now.getTime() + linkLifetimeMs - 1))).toBe(true);
    expect(isValidLink('secret', 'file-1', link, new Date(now.getTime() + linkLifetimeMs))).toBe(false);
  });

  test('a link for another file, with another expiry or another secret is invalid', () => {
    expect(isValidLink('secret', 'file-2', link, now)).toBe(false);
    expect(isValidLink('secret', 'file-1', { ...link, expiresAtMs: link.expiresAtMs + 1 }, now)).toBe(false);
    expect(isValidLink('other', 'file-1', link, now)).toBe(false);
    expect(isValidLink('secret', 'file-1', { ...link, signature: '' }, now)).toBe(false);
    expect(isValidLink('secret', 'file-1', { ...link, signature: `${link.signature}AA` }, now)).toBe(false);
  });
});
