import { expect, test } from 'vitest';
import { linkAddressOf } from './link-address.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' http://example.com/a ', 'http://example.com/a'],
  ['www.youtube.com/@BBCLearning', 'https://www.youtube.com/@BBCLearning'],
  ['https://www.youtube.com/@BBCLearning', 'https://www.youtube.com/@BBCLearning'],
  ['example.com/search?q=a@b.org', 'https://example.com/search?q=a@b.org'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['teacher@school.org', 'mailto:teacher@school.org'],
  ['mailto:teacher@school.org', 'mailto:teacher@school.org'],
])('%s leads to %s', (typed, address) => {
  expect(linkAddressOf(typed)).toBe(address);
});

test.each(['', 'javascript:alert(1)', 'tel:112', 'tel:+44201234', 'file:///etc/hosts', 'two words.com'])(
  '%s is refused',
  (typed) => {
    expect(linkAddressOf(typed)).toBeNull();
  },
);
