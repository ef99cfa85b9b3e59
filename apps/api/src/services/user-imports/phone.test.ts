import { describe, expect, test } from 'vitest';
import { readPhone } from './phone.ts';

describe('a phone without + that begins as the country code does', () => {
  test.each([
    // Without the code, as the length of the country's numbers says.
    ['7012345678', '7', { phone: '+77012345678' }],
    ['9123456789', '91', { phone: '+919123456789' }],
    ['96512345', '965', { phone: '+96596512345' }],
    // With it.
    ['77012345678', '7', { phone: '+77012345678' }],
    ['966501234567', '966', { phone: '+966501234567' }],
    ['201001234567', '20', { phone: '+201001234567' }],
    // Of countries whose numbers we do not know, as in most.
    ['353861234567', '353', { phone: '+353861234567' }],
    ['491511234567', '49', { phone: '+491511234567' }],
    // Either.
    ['4921123456', '49', { problem: 'phone' }],
    ['+4921123456', '49', { phone: '+4921123456' }],
    ['0049 49 2112 3456', '49', { phone: '+494921123456' }],
    ['04921123456', '49', { phone: '+494921123456' }],
  ])('%s in %s is read as what it is, or not at all', (text, code, read) => {
    expect(readPhone(text, code)).toEqual(read);
  });
});
