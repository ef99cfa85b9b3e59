import path from 'node:path';
import { runProgram, root } from './run-program.ts';
import { runWhenChanged } from './run-when-changed.ts';

const output = '.cache/storybook';

/** The folder of the built Storybook. */
export const builtStorybook = path.join(root, output);

/** What the built Storybook is made of. */
const sources = ['.storybook', 'packages', 'docs/embedding.md', '.changeset', 'scripts/lib/built-storybook.ts'];

/** Builds what the sidebar offers, if its sources have changed. */
export async function buildStorybook(): Promise<void> {
  await runWhenChanged('storybook', sources, `${output}/index.html`, async () => {
    console.log('Building the workbench; this takes half a minute, and is done again only when its sources change.');
    const code = await runProgram('storybook', ['build', '--output-dir', output, '--quiet', '--loglevel', 'warn'], {
      env: { ...process.env, NODE_ENV: 'production', RUBRICA_STORIES: 'offered' },
    });
    if (code !== 0) process.exit(code);
  });
}
