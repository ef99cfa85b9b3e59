import { expect, it } from 'vitest';
import { leanLibraryCode } from './lean-libraries.ts';

const file = '/node_modules/styled-components/dist/styled-components.browser.esm.js';

it('leaves out what the pages never use', () => {
  expect(leanLibraryCode(file, 'e.prefix&&c.push(o.prefixer),c.push(o.stringify)')).toBe('c.push(o.stringify)');
});

it('leaves other files as they are', () => {
  expect(leanLibraryCode('/node_modules/ky/index.js', 'o.prefixer')).toBeUndefined();
});

it('stops the build where a library has changed', () => {
  expect(() => leanLibraryCode(file, 'if(e.prefix){c.push(o.prefixer)}')).toThrow('Update apps/platform/scripts');
});
