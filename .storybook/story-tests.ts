// What the tests that Storybook makes of a story file import instead of Vitest and of Storybook's own `testStory`: each story
// becomes one test per language, and both run on one page.
//
// In English a story is drawn, plays its play function, and is checked by axe. In Arabic it is drawn, awaited as its file says (the
// play function of the meta; without one, until nothing on the page changes) and checked by axe. Its own play function runs there only
// with the tag `plays-in-arabic`, which is for what depends on the direction or on Arabic texts: arrow keys, Home and End along a line,
// dragging, places and sizes, scrolling, the direction of a text, Arabic that is typed; and, once in each file, for what opens a dialog, a
// menu or a popover. What else somebody presses and what comes of it, no language changes. `plays-in-arabic.test.ts` finds some that
// lack it.
//
// A story with the tag `one-language` is not drawn in Arabic at all: it waits for recordings, players or deadlines, or does what no
// language changes; other stories show the same texts and menus in Arabic.
import { convertToFilePath, testStory as testStoryOnce } from '@storybook/addon-vitest/internal/test-utils';
import * as React from 'react';
import { test as vitestTest } from 'vitest';

export { describe, expect } from 'vitest';
export { convertToFilePath };

/**
 * React records where each element was created, for its messages in a console, and takes a tenth of a story's time for it. It stops
 * once it has recorded many in a short time: here at once. Where React has no such count, nothing changes.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

const bothLanguages = ['en', 'ar'] as const;

type Language = (typeof bothLanguages)[number];
type StoryTest = ReturnType<typeof testStoryOnce>;
type StoryOptions = Parameters<typeof testStoryOnce>[0];
type Story = StoryOptions['story'];

/**
 * What axe looks at in Arabic: names, which are texts; the languages that the page states; and what can be scrolled, which depends on
 * the layout. All else, colours and roles above all, is the same in both languages, and measured in English.
 */
const rulesInArabic = [
  'area-alt',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'aria-valid-attr-value',
  'button-name',
  'duplicate-id-aria',
  'empty-heading',
  'empty-table-header',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'label',
  'landmark-unique',
  'link-name',
  'object-alt',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'table-duplicate-name',
  'valid-lang',
];

const axeOptions = { en: {}, ar: { runOnly: rulesInArabic } } as const satisfies Record<Language, object>;

/** How long nothing may change on a page that stands still, and after how long one that goes on changing is taken as it is. */
const [stillMs, atMostMs] = [100, 2000];

/** Waits until what a story loads once it is drawn has come: nothing has changed on the page for a moment. */
async function untilStill(): Promise<void> {
  const startedAt = performance.now();
  let changedAt = startedAt;
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let at = startedAt; at < changedAt + stillMs && at < startedAt + atMostMs; at = performance.now())
    await new Promise((resolve) => setTimeout(resolve, stillMs / 2));
  observer.disconnect();
}

/** A story without its own play function. That of its file, if there is one, is played instead. */
function withoutOwnPlay({ play: _own, ...story }: Story, meta: StoryOptions['meta']): Story {
  return meta.play === undefined ? { ...story, play: untilStill } : story;
}

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
      story:
        language === 'en' || story.play === undefined || tags.includes('plays-in-arabic')
          ? story
          : withoutOwnPlay(story, meta),
      meta: {
        ...meta,
        globals: { language, ...meta.globals },
        parameters: {
          ...meta.parameters,
          a11y: { ...meta.parameters?.a11y, options: axeOptions[language] },
        },
      },
    });
  return { languages: tags.includes('one-language') ? ['en'] : bothLanguages, testIn };
}

/**
 * Runs a story's test, and leaves out of its report what axe passed: tens of kilobytes for each test, which nobody reads and which would
 * be sent to Vitest. What axe found fails the test, with a message of its own.
 */
const withoutPasses =
  (run: StoryTest): StoryTest =>
  async (context) => {
    await run(context);
    Object.assign(context.task.meta, { reports: [] });
  };

/**
 * Begins each story with nothing stored on the device, and has the page's clock run from the same moment (vitest.project.ts): stories of
 * several files are tested on one page.
 */
const onItsOwn =
  (run: StoryTest): StoryTest =>
  async (context) => {
    localStorage.clear();
    sessionStorage.clear();
    dispatchEvent(new Event('story-begins'));
    try {
      await run(context);
    } finally {
      dispatchEvent(new Event('story-ends'));
    }
  };

export function test(title: string, { languages, testIn }: StoryTests): void {
  for (const language of languages) vitestTest(`${title} (${language})`, withoutPasses(onItsOwn(testIn(language))));
}
