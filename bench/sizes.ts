import { bundleSize } from '../scripts/lib/bundle-size.ts';
import { firstPageSizeBytes } from '../scripts/lib/first-page-size.ts';

const entries = {
  'core, all exports (with zod)': `export * from '@rubrica/question-kit';`,
  'answer views': `export { QuestionAnswer, QuestionKitProvider } from '@rubrica/question-kit/react';`,
  'answer and review views': `export { QuestionAnswer, QuestionReview, QuestionKitProvider } from '@rubrica/question-kit/react';`,
  marker: `export { QuestionMarker } from '@rubrica/question-kit/marker';`,
  editor: `export { QuestionEditor } from '@rubrica/question-kit/editor';`,
};

type SizeRow = Partial<Record<'initial, KB' | 'on demand, KB', number>>;

/** Gzipped kilobytes without React and styled-components: loaded initially, and on demand. */
export async function measureSizes(): Promise<Record<string, SizeRow>> {
  const rows: Record<string, SizeRow> = {};
  for (const [name, code] of Object.entries(entries)) {
    const { initialBytes, lazyBytes } = await bundleSize(code);
    rows[name] = {
      'initial, KB': Number((initialBytes / 1000).toFixed(1)),
      'on demand, KB': Number((lazyBytes / 1000).toFixed(1)),
    };
  }
  rows["student's first page, with React"] = {
    'initial, KB': Number(((await firstPageSizeBytes()) / 1000).toFixed(1)),
  };
  return rows;
}
