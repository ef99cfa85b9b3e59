import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { storyPicture, unusedBaselines } from './lib/baselines.ts';
import { test } from './lib/picture-test.ts';
import type { PicturedStory } from './lib/pictured-story.ts';

/** Listed by `npm run visual` once, and not by every worker. */
const stories: PicturedStory[] = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../.cache/visual/stories.json'), 'utf8'),
);

test('every baseline is of a picture that is compared', () => {
  expect(unusedBaselines(stories)).toEqual([]);
});

// All stories of a file on one page, as their own tests show them: it is loaded once.
for (const [file, ofFile] of Map.groupBy(stories, (story) => story.file)) {
  test(`${ofFile[0]?.title ?? file}: its stories match their baselines`, async ({ pictures }) => {
    test.setTimeout(480_000);
    await pictures.open(`/?${new URLSearchParams({ file })}`);
    for (const story of ofFile) await pictures.compare({ ...story, path: storyPicture(story) });
  });
}
