import { describe, expect, it } from 'vitest';
import { suggestPassword } from './user-body.ts';

describe('a suggested password', () => {
  it('consists of groups that are easy to read out', () => {
    for (let round = 0; round < 50; round += 1) {
      expect(suggestPassword()).toMatch(/^[a-hj-km-np-z]{4}-[2-9]{4}-[a-hj-km-np-z]{4}$/u);
    }
  });

  it('uses the given random numbers', () => {
    expect(suggestPassword(() => 0)).toBe('aaaa-2222-aaaa');
  });
});
