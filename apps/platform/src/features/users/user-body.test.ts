import { describe, expect, it } from 'vitest';
import { suggestPassword } from './user-body.ts';

describe('a suggested password', () => {
  it('is made of parts that can be said on the phone', () => {
    for (let round = 0; round < 50; round += 1) {
      expect(suggestPassword()).toMatch(/^[a-hj-km-np-z]{4}-[2-9]{4}-[a-hj-km-np-z]{4}$/u);
    }
  });

  it('follows the throws it is given', () => {
    expect(suggestPassword(() => 0)).toBe('aaaa-2222-aaaa');
  });
});
