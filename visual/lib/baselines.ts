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

/** Returns the baselines that nothing is compared with any more. */
export function unusedBaselines(stories: readonly PicturedStory[]): string[] {
  const ofQuestions = questionPictures.flatMap(({ picture }) =>
    Object.keys(appearances).map((appearance) => pictureIn(appearance, picture)),
  );
  const ofStories = stories.flatMap((story) =>
    story.appearances.map((appearance) => pictureIn(appearance, storyPicture(story))),
  );
  const used = new Set([...ofQuestions, ...ofStories].map((picture) => `${picture}.png`));
  return globSync('**/*.png', { cwd: folder }).filter((file) => !used.has(file));
}

export function removeUnusedBaselines(stories: readonly PicturedStory[]): void {
  for (const file of unusedBaselines(stories)) rmSync(path.join(folder, file));
}
