import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { StrictArgTypes } from 'storybook/internal/csf';
import { configure, getConfig } from 'storybook/test';
import {
  Languages,
  loadMessages,
  type LoadedMessages,
} from '../packages/question-kit/src/assembly/workbench/messages/languages.tsx';
import '../packages/ui/src/fonts.css';
import { toast, Toaster, UiProvider, type Density, type Theme } from '../packages/ui/src/index.ts';
import { assertNoConsoleErrors, collectConsoleErrors } from './console-errors.ts';
import { loadFonts } from './load-fonts.ts';
import { publishToPlatform } from './publish.ts';
import { ReducedMotion } from './reduced-motion.tsx';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

/** Whether Testing Library looks again and again, and would discard what an error says: `waitFor` prints the page itself once its time is over. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure(({ getElementError }) => ({
  // A story waits for what comes, however slow the machine is; pdf.js and its worker take long on a busy one.
  asyncUtilTimeout: 30_000,
  // Printing the page for each look takes a tenth of the time of all stories.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

const withProvider: Decorator = (Story, { globals, loaded, parameters, viewMode }) => (
  <UiProvider
    language={String(globals['language'])}
    theme={globals['theme'] as Theme}
    density={globals['density'] as Density}
    textScale={Number(globals['textSize'])}
    // A docs page shows several stories, each with its own provider.
    scope={viewMode === 'docs' ? 'wrapper' : 'document'}
  >
    <ReducedMotion isOn={globals['motion'] === 'reduced'}>
      <div style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : 24 }}>
        <Languages loaded={(loaded['messages'] as LoadedMessages | null | undefined) ?? null}>
          <Story />
        </Languages>
      </div>
    </ReducedMotion>
    {viewMode !== 'docs' && <Toaster />}
  </UiProvider>
);

/** The code that a page of the design system shows of a story. */
async function shownCode(code: string, { title }: { title: string }): Promise<string> {
  if (!title.startsWith('Design system/')) return code;
  const { componentCode } = await import('./docs/component-code.ts');
  return componentCode(code, title);
}

const ThemedDocs = lazy(() => import('./docs/docs-container.tsx'));

/** The frame of docs pages, which is loaded with the first of them: the workbench needs none. */
const DocsFrame = (props: ComponentProps<typeof ThemedDocs>) => (
  <Suspense>
    <ThemedDocs {...props} />
  </Suspense>
);

/** The props of a component with the choices of a union in their table, which would otherwise say `union`. */
function namedUnions(argTypes: StrictArgTypes): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const summary = type && 'raw' in type && table?.type?.summary === 'union' ? type.raw : undefined;
      return [name, summary === undefined ? argType : { ...argType, table: { ...table, type: { summary } } }];
    }),
  );
}

export default {
  decorators: [withProvider],
  // Before a story is drawn, and again before it is drawn in another language: none is seen in a wrong one.
  loaders: [async ({ globals }) => ({ messages: await loadMessages(String(globals['language'])) })],
  beforeAll: loadFonts,
  beforeEach: () => {
    const restoreConsole = collectConsoleErrors();
    return () => {
      restoreConsole();
      // Tests run one story after another on one page, and toasts outlive their story.
      toast.dismiss();
    };
  },
  afterEach: ({ parameters }) => {
    if (parameters['hasErrors'] !== true) assertNoConsoleErrors();
  },
  // The tests check each story. Where somebody works, axe waits until it is asked for: it takes a second of the workbench's start.
  initialGlobals: { ...initialGlobals, a11y: { manual: import.meta.env.PROD } },
  globalTypes,
  argTypesEnhancers: [({ argTypes }) => namedUnions(argTypes)],
  parameters: {
    // An accessibility violation fails the story and the test run.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs: {
      container: DocsFrame,
      source: { transform: shownCode },
      // What presses keys by itself is a test; the first one is the page's example all the same.
      stories: { filter: ({ playFunction }: { playFunction?: unknown }) => playFunction === undefined },
    },
    options: {
      storySort: {
        order: [
          'Write',
          ['Workbench', 'Samples'],
          'Question types',
          ['*', ['Overview', 'Answer', 'Review', 'Mark', 'Edit']],
          'Design system',
          ['Tokens', 'Foundations', '*'],
          'Guides',
          ['Start here', 'Embedding', 'Theming', 'Changes'],
          '*',
        ],
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    // The workbench's own story takes it: the kit knows no client.
    publish: publishToPlatform,
  },
  tags: ['autodocs'],
} satisfies Preview;
