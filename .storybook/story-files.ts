/** What the sidebar offers: the workbench and its samples, a page for each type, the components, and guides. */
const offered = [
  './docs/**/*.mdx',
  '../packages/question-kit/src/assembly/workbench/*.stories.tsx',
  '../packages/question-kit/src/assembly/stories/types/*.stories.tsx',
  '../packages/question-kit/src/primitives/{device-check,player,recorder}/*.stories.tsx',
  '../packages/ui/src/**/*.stories.tsx',
];

/** Every story file: those that the sidebar offers, and those that are tests. */
const all = [
  './docs/**/*.mdx',
  './addon-rubrica/*.stories.tsx',
  '../packages/*/src/**/*.stories.tsx',
  '../apps/platform/src/**/*.stories.tsx',
];

/** The story files to build. `RUBRICA_STORIES=offered` leaves out those that are only tests. */
export const storyFiles: string[] = process.env['RUBRICA_STORIES'] === 'offered' ? offered : all;
