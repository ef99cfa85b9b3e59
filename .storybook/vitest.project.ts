import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserArgs, browserEnv, browserExecutable } from '../scripts/browser.ts';

const storyTests = fileURLToPath(new URL('story-tests.ts', import.meta.url));
const replacedImports = new Set(['vitest', '@storybook/addon-vitest/internal/test-utils']);

/** Makes two tests of each story, one in English and one in Arabic. Storybook's own test panel expects one, and keeps it. */
const inBothLanguages: Plugin = {
  name: 'stories-in-both-languages',
  enforce: 'pre',
  apply: () => process.env.VITEST_STORYBOOK !== 'true',
  resolveId: (source, importer) =>
    importer !== undefined && /\.stories\.tsx(?:$|\?)/u.test(importer) && replacedImports.has(source)
      ? storyTests
      : undefined,
};

/**
 * Nobody looks at these tests in the browser's developer tools or in Storybook's panel of interactions, which take a good part of a story's
 * time: React's tracks in a performance recording and the asynchronous stack of each element; and the record of each step of a play
 * function, with the text of each element that it is about.
 */
const withoutPanels: Plugin = {
  name: 'stories-without-panels',
  apply: () => process.env.VITEST_STORYBOOK !== 'true',
  transformIndexHtml: () => [{ tag: 'script', injectTo: 'head-prepend', children: `(${recordNothing.toString()})();` }],
};

/** Takes away what React describes its work with, and what Storybook records steps with; runs in the page. */
function recordNothing(): void {
  Reflect.deleteProperty(console, 'createTask');
  Reflect.deleteProperty(console, 'timeStamp');
  Reflect.set(globalThis, '__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__', {
    instrument: (steps: unknown) => steps,
  });
}

/**
 * What a story says of today, of this week or of the time that is left must depend neither on when it is tested nor on what was tested
 * before it on the same page. In each story time passes from the same moment; before and between stories it stands still.
 */
const startsAt = Date.UTC(2026, 2, 11, 10);
const atTheSameTime: Plugin = {
  name: 'stories-at-the-same-time',
  apply: () => process.env.VITEST_STORYBOOK !== 'true',
  transformIndexHtml: () => [
    { tag: 'script', injectTo: 'head-prepend', children: `(${setClock.toString()})(${startsAt});` },
  ],
};

/** Sets the clock of a page, and has it run between the events `story-begins` and `story-ends`; runs in the page. */
function setClock(startsAtMs: number): void {
  const RealDate = Date;
  let runsSince: number | null = null;
  const now = () => startsAtMs + (runsSince === null ? 0 : performance.now() - runsSince);
  addEventListener('story-begins', () => {
    runsSince = performance.now();
  });
  addEventListener('story-ends', () => {
    runsSince = null;
  });
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
    get: (target, key) => (key === 'now' ? () => Math.floor(now()) : Reflect.get(target, key)),
  });
}

/**
 * Nobody looks at the pages of these tests: what cannot be seen is laid out, and takes clicks and keys, but is not rasterised and drawn,
 * which takes a tenth of the processor time. Pictures are compared elsewhere (`visual/`).
 */
const drawNothing = `document.head.insertAdjacentHTML('beforeend', '<style>iframe { opacity: 0 }</style>');`;

/** A story is over before what V8's optimising compiler makes of its code is worth its time; the compiler before it, Maglev, is. */
const compileLess = ['--js-flags=--no-opt'];

/** Every story as a test in Chromium, axe included, in English and in Arabic. */
export async function storiesProject(): Promise<TestProjectInlineConfiguration> {
  const executablePath = await browserExecutable();
  return {
    extends: true,
    // `--changed` follows imports as a server would; unresolved ones would select their stories for every change.
    ssr: { resolve: { conditions: ['@rubrica/source', 'module', 'node', 'development|production'] } },
    plugins: [
      inBothLanguages,
      withoutPanels,
      atTheSameTime,
      await storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) }),
    ],
    test: {
      name: 'stories',
      isolate: false,
      // `npm test` names each test that needed it, and allows few (scripts/lib/test-steps.ts).
      retry: 1,
      // Stories wait for recordings and players in a fifth of their time: a third page uses it. Each further page loads all modules anew.
      maxWorkers: 3,
      // Generous, for a busy machine. Single waits within a story (preview.tsx) end before it, and then say what did not come.
      testTimeout: 120_000,
      browser: {
        enabled: true,
        headless: true,
        orchestratorScripts: [{ content: drawNothing }],
        // It would be of an empty page: a story that fails is looked at in the workbench.
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath, args: [...browserArgs, ...compileLess], env: browserEnv },
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
