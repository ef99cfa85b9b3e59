import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { root } from '../../scripts/lib/run-program.ts';
import { appearances } from './appearances.ts';
import type { PicturedStory } from './pictured-story.ts';

/** The components, the workbench and the pages. What shows one question type is compared by `questions.visual.ts`. */
const picturedFiles = [
  'packages/ui/src/**/*.stories.tsx',
  'packages/question-kit/src/assembly/workbench/**/*.stories.tsx',
  'apps/platform/src/**/*.stories.tsx',
];

/** Stories that show a moment of what moves, or the same as another, have this tag: they have no picture. */
const withoutPicture = 'no-picture';

/** Stories that only say of what they show from the start that it is there have this tag: they have a picture although they play. */
const withPicture = 'picture';

/** Where what is pressed opens something that no other story shows. */
const opening = /^(?:Write|Workbench|Design system\/(?:Choice|Overlays))\/|\/Feedback\/Toast$/u;

/**
 * Lists the stories that have a picture. Most show their state from the start: what others reach by pressing and typing shows the
 * parts of these pictures. Lists, dialogs and the workbench are shown as their story leaves them. The first story
 * of a file has a picture in every appearance, the others have one each, in turn.
 */
export function listStories(): PicturedStory[] {
  return picturedFiles.flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted().flatMap(storiesOf));
}

const allAppearances = Object.keys(appearances);

function storiesOf(file: string): PicturedStory[] {
  const csf = loadCsf(readFileSync(path.join(root, file), 'utf8'), {
    fileName: file,
    makeTitle: (title) => title,
  }).parse();
  return csf.indexInputs
    .filter(
      ({ title = '', tags = [], __stats }) =>
        !tags.includes(withoutPicture) && (!__stats?.play || tags.includes(withPicture) || opening.test(title)),
    )
    .map(({ exportName, title = '' }, at) => ({
      file,
      name: exportName,
      title,
      picture: `${title}/${exportName}`.replaceAll(/[^\w/]+/gu, '-').toLowerCase(),
      appearances:
        at === 0 ? allAppearances : allAppearances.filter((_, other) => other === at % allAppearances.length),
    }));
}
