import { bundleSize } from '../scripts/lib/bundle-size.mjs';
import { firstPageSize } from '../scripts/lib/first-page-size.mjs';

const entries = {
  'core, all exports (with zod)': `export * from '@rubrica/question-kit';`,
  'answer views': `export { QuestionAnswer, QuestionKitProvider } from '@rubrica/question-kit/react';`,
  'answer and review views': `export { QuestionAnswer, QuestionReview, QuestionKitProvider } from '@rubrica/question-kit/react';`,
  marker: `export { QuestionMarker } from '@rubrica/question-kit/marker';`,
  editor: `export { QuestionEditor } from '@rubrica/question-kit/editor';`,
};

/** Kilobytes of gzip, without React and styled-components: at once, and later when needed. */
export async function measureSizes() {
  const rows = {};
  for (const [name, code] of Object.entries(entries)) {
    const { first, later } = await bundleSize(code);
    rows[name] = {
      'at once, KB': Number((first / 1000).toFixed(1)),
      'when needed, KB': Number((later / 1000).toFixed(1)),
    };
  }
  rows["student's first page, with React"] = { 'at once, KB': Number(((await firstPageSize()) / 1000).toFixed(1)) };
  return rows;
}
