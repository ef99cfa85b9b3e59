// Size budgets, in kilobytes of gzip (1 KB is 1000 bytes), of the packed packages as another team's bundler takes them. A change
// that goes over one is a decision, made here.
import { rmSync } from 'node:fs';
import { bundleSize, installedIn } from './lib/bundle-size.mjs';
import { coreNames } from './lib/core-names.mjs';
import { firstPageSize } from './lib/first-page-size.mjs';
import { installPacked } from './lib/install-packed.mjs';
import { packAll } from './lib/pack.mjs';

const folder = await installPacked(await packAll());
const sizeOf = async (code, external = []) => (await bundleSize(code, { external, from: installedIn(folder) })).first;
const kit = '@rubrica/question-kit';

const budgets = [
  {
    name: 'answer views of MCQ and FillInBlanks, without peers',
    limit: 20,
    measure: () =>
      sizeOf(`export { createQuestionAnswer, QuestionKitProvider } from '${kit}/react';
        export { mcqAnswer } from '${kit}/mcq';
        export { fillInBlanksAnswer } from '${kit}/fill-in-blanks';`),
  },
  {
    name: 'all answer and review views, without peers; recorder and player come when needed',
    limit: 50,
    measure: () => sizeOf(`export { QuestionAnswer, QuestionReview, QuestionKitProvider } from '${kit}/react';`),
  },
  {
    name: 'core, beyond zod: all but the actions and checks of a draft',
    limit: 15,
    measure: () => sizeOf(`export { ${coreNames().join(', ')} } from '${kit}';`, [/^zod/u]),
  },
  {
    name: 'editor with all its types, before anybody writes rich text',
    limit: 240,
    measure: () => sizeOf(`export { QuestionEditor } from '${kit}/editor';`),
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
rmSync(folder, { recursive: true, force: true });
process.exit(over === 0 ? 0 : 1);
