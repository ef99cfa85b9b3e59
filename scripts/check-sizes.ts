// Size budgets of the packed packages in another team's bundle, in gzipped kilobytes (1 KB is 1000 bytes). Raising one is a
// decision, made here.
import { rmSync } from 'node:fs';
import { bundleSize, installedIn } from './lib/bundle-size.ts';
import { coreNames } from './lib/core-names.ts';
import { firstPageSizeBytes, keptSizeBytes, liveSizeBytes } from './lib/first-page-size.ts';
import { installPacked } from './lib/install-packed.ts';
import { packAll } from './lib/pack.ts';
import { workbenchSizeBytes } from './lib/workbench-size.ts';

const folder = await installPacked(await packAll());
const sizeOf = async (code: string, external: RegExp[] = []) =>
  (await bundleSize(code, { external, from: installedIn(folder) })).initialBytes;
const kit = '@rubrica/question-kit';

interface Budget {
  name: string;
  limitKilobytes: number;
  measureBytes: () => Promise<number>;
}

const budgets: Budget[] = [
  {
    name: 'answer views of MCQ and FillInBlanks, without peers',
    limitKilobytes: 20,
    measureBytes: () =>
      sizeOf(`export { createQuestionAnswer, QuestionKitProvider } from '${kit}/react';
        export { mcqAnswer } from '${kit}/mcq';
        export { fillInBlanksAnswer } from '${kit}/fill-in-blanks';`),
  },
  {
    name: 'all answer and review views, without peers; recorder and player load on demand',
    limitKilobytes: 50,
    measureBytes: () => sizeOf(`export { QuestionAnswer, QuestionReview, QuestionKitProvider } from '${kit}/react';`),
  },
  {
    name: 'core without zod, draft actions, validation of a draft and schema metadata',
    limitKilobytes: 15.7,
    measureBytes: () => sizeOf(`export { ${coreNames().join(', ')} } from '${kit}';`, [/^zod/u]),
  },
  {
    name: 'editor with all types, before the rich text editor loads',
    limitKilobytes: 240,
    measureBytes: () => sizeOf(`export { QuestionEditor } from '${kit}/editor';`),
  },
  {
    name: 'papers, their files and their comparison with the core they need, without zod',
    limitKilobytes: 37.2,
    measureBytes: () => sizeOf(`export * from '${kit}/paper';`, [/^zod/u]),
  },
  {
    name: 'the lint with its texts in both languages, examples and simulated students, without zod',
    limitKilobytes: 50,
    measureBytes: () => sizeOf(`export * from '${kit}/quality';`, [/^zod/u]),
  },
  { name: "student's first page, all script", limitKilobytes: 152.5, measureBytes: firstPageSizeBytes },
  {
    name: 'the socket, its events and the start of the service worker, once a page is idle',
    limitKilobytes: 43.8,
    measureBytes: liveSizeBytes,
  },
  // Loaded once a page is idle. Nine of them show short messages, also the one that a new version is ready.
  {
    name: 'what a device keeps for an attempt without a connection',
    limitKilobytes: 472,
    measureBytes: keptSizeBytes,
  },
  {
    name: 'the workbench before the first key, without React and Storybook',
    limitKilobytes: 256.5,
    measureBytes: workbenchSizeBytes,
  },
];

let over = 0;
for (const { name, limitKilobytes, measureBytes } of budgets) {
  const kilobytes = (await measureBytes()) / 1000;
  const isWithin = kilobytes <= limitKilobytes;
  if (!isWithin) over += 1;
  console.log(
    `${isWithin ? 'ok    ' : 'OVER  '} ${kilobytes.toFixed(2).padStart(6)} KB of ${limitKilobytes} KB  ${name}`,
  );
}
rmSync(folder, { recursive: true, force: true });
process.exit(over === 0 ? 0 : 1);
