// Size budgets, in kilobytes of gzip (1 KB is 1000 bytes). A change that goes over one is a decision, made here.
import { bundleSize } from './lib/bundle-size.mjs';
import { firstPageSize } from './lib/first-page-size.mjs';

const budgets = [
  {
    name: 'answer views of MCQ and FillInBlanks, without peers',
    limit: 20,
    measure: async () =>
      (await bundleSize(`export { QuestionAnswer, QuestionKitProvider } from '@rubrica/question-kit/react';`)).first,
  },
  { name: "student's first page, all script", limit: 150, measure: firstPageSize },
];

let over = 0;
for (const { name, limit, measure } of budgets) {
  const kilobytes = (await measure()) / 1000;
  const kept = kilobytes <= limit;
  if (!kept) over += 1;
  console.log(`${kept ? 'ok    ' : 'OVER  '} ${kilobytes.toFixed(1).padStart(6)} KB of ${limit} KB  ${name}`);
}
process.exit(over === 0 ? 0 : 1);
