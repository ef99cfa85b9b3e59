// What the tests that Storybook makes of a story file import instead of Vitest and of Storybook's own `testStory`: each story
// becomes one test per language, and both run on one page.
import { convertToFilePath, testStory as testStoryOnce } from '@storybook/addon-vitest/internal/test-utils';
import { test as vitestTest } from 'vitest';

export { describe, expect } from 'vitest';
export { convertToFilePath };

const languages = ['en', 'ar'] as const;

type Language = (typeof languages)[number];
type StoryTest = ReturnType<typeof testStoryOnce>;
type StoryOptions = Parameters<typeof testStoryOnce>[0];

/** The test of a story, by the language that the toolbar is set to. A story that sets its own language keeps it. */
export function testStory(options: StoryOptions): (language: Language) => StoryTest {
  return (language) =>
    testStoryOnce({ ...options, meta: { ...options.meta, globals: { language, ...options.meta.globals } } });
}

export function test(title: string, testIn: (language: Language) => StoryTest): void {
  for (const language of languages) vitestTest(`${title} (${language})`, testIn(language));
}
