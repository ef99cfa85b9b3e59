import { expect, it } from 'vitest';
import { readablePaste } from './pasted-html.ts';

it('headings of other levels become the nearest that a text has', () => {
  expect(readablePaste('<H1 class=x>A</H1><h2>B</h2><h5>C</h5><hr>')).toBe(
    '<H2 class=x>A</H2><h2>B</h2><h4>C</h4><hr>',
  );
});

it('a text of the editor is pasted as it is', () => {
  const own = '<ul data-pm-slice="0 0 []"><li><p>a &amp; <strong>b</strong></p></li></ul>';
  expect(readablePaste(own)).toBe(own);
});
