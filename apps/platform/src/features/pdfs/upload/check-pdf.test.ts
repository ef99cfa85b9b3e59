import { expect, it, vi } from 'vitest';
import { checkPdf } from './check-pdf.ts';

vi.mock('../reader/document/pdf-js.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('says that a part of the page is missing, and not that the file is broken, where pdf.js cannot be loaded', async () => {
  await expect(checkPdf(new Blob(['%PDF-1.7']))).resolves.toEqual({ isReadable: false, problem: 'unloaded' });
});
