import { describe, expect, test } from 'vitest';
import { isGoodLink, linkMs, signLink } from './signature.ts';

const now = new Date('2030-05-01T09:00:00Z');
const link = signLink('secret', 'file-1', now.getTime() + linkMs);

describe('signed links', () => {
  test('a link is good for five minutes', () => {
    expect(isGoodLink('secret', 'file-1', link, new Date(now.getTime() + linkMs - 1))).toBe(true);
    expect(isGoodLink('secret', 'file-1', link, new Date(now.getTime() + linkMs))).toBe(false);
  });

  test('it opens no other file, lasts no longer by wishing, and needs the secret', () => {
    expect(isGoodLink('secret', 'file-2', link, now)).toBe(false);
    expect(isGoodLink('secret', 'file-1', { ...link, expires: link.expires + 1 }, now)).toBe(false);
    expect(isGoodLink('other', 'file-1', link, now)).toBe(false);
    expect(isGoodLink('secret', 'file-1', { ...link, signature: '' }, now)).toBe(false);
    expect(isGoodLink('secret', 'file-1', { ...link, signature: `${link.signature}AA` }, now)).toBe(false);
  });
});
