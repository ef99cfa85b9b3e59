import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { appearances } from './appearances.ts';
import type { PicturedStory } from './pictured-story.ts';
import { questionPictures } from './question-pictures.ts';

const folder = path.resolve(import.meta.dirname, '../baselines');

/** The path of a story's or a question's picture in one appearance, without extension. */
export const pictureIn = (appearance: string, picture: string) => `${picture}-${appearance}`;

/** Where the pictures of stories are. */
export const storyPicture = ({ picture }: PicturedStory) => `stories/${picture}`;

/** The files of all pictures that are compared, below the folder of baselines. */
function comparedPictures(stories: readonly PicturedStory[]): string[] {
  const ofQuestions = questionPictures.flatMap(({ picture }) =>
    Object.keys(appearances).map((appearance) => pictureIn(appearance, picture)),
  );
  const ofStories = stories.flatMap((story) =>
    story.appearances.map((appearance) => pictureIn(appearance, storyPicture(story))),
  );
  return [...ofQuestions, ...ofStories].map((picture) => `${picture}.png`);
}

const listBaselines = () => globSync('**/*.png', { cwd: folder });

/** Returns the baselines that nothing is compared with any more. */
export function unusedBaselines(stories: readonly PicturedStory[]): string[] {
  const compared = new Set(comparedPictures(stories));
  return listBaselines().filter((file) => !compared.has(file));
}

export function removeUnusedBaselines(stories: readonly PicturedStory[]): void {
  for (const file of unusedBaselines(stories)) rmSync(path.join(folder, file));
}

/** Returns a line for each picture that has no baseline, and for each baseline that nothing is compared with. */
export function findBaselineProblems(stories: readonly PicturedStory[]): string[] {
  const baselines = new Set(listBaselines());
  return [
    ...comparedPictures(stories)
      .filter((file) => !baselines.has(file))
      .map((file) => `${file}: no baseline`),
    ...unusedBaselines(stories).map((file) => `${file}: nothing is compared with it`),
  ];
}
