// What the tests that Storybook makes of a story file import instead of Vitest and of Storybook's own `testStory`: each story
// becomes one test per language, and both run on one page. A story with the tag `one-language` runs in English alone: it waits for
// recordings, players or deadlines, and other stories show the same texts in Arabic.
import { convertToFilePath, testStory as testStoryOnce } from '@storybook/addon-vitest/internal/test-utils';
import { test as vitestTest } from 'vitest';

export { describe, expect } from 'vitest';
export { convertToFilePath };

const bothLanguages = ['en', 'ar'] as const;

type Language = (typeof bothLanguages)[number];
type StoryTest = ReturnType<typeof testStoryOnce>;
type StoryOptions = Parameters<typeof testStoryOnce>[0];

/** Both languages have the same colours, and measuring the contrast takes a third of axe's time. */
const axeRules = { en: {}, ar: { 'color-contrast': { enabled: false } } } as const satisfies Record<Language, object>;

interface StoryTests {
  languages: readonly Language[];
  testIn: (language: Language) => StoryTest;
}

/** The tests of a story, by the language that the toolbar is set to. A story that sets its own language keeps it. */
export function testStory(options: StoryOptions): StoryTests {
  const { meta, story } = options;
  const tags = [...(meta.tags ?? []), ...(story.tags ?? [])];
  const testIn = (language: Language) =>
    testStoryOnce({
      ...options,
      meta: {
        ...meta,
        globals: { language, ...meta.globals },
        parameters: {
          ...meta.parameters,
          a11y: { ...meta.parameters?.a11y, options: { rules: axeRules[language] } },
        },
      },
    });
  return { languages: tags.includes('one-language') ? ['en'] : bothLanguages, testIn };
}

export function test(title: string, { languages, testIn }: StoryTests): void {
  for (const language of languages) vitestTest(`${title} (${language})`, testIn(language));
}
