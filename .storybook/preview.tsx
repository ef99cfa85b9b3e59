import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '../packages/ui/src/fonts.css';
import { toast, Toaster, UiProvider, type Density, type Theme } from '../packages/ui/src/index.ts';
import { assertNoConsoleErrors, collectConsoleErrors } from './console-errors.ts';
import { ReducedMotion } from './reduced-motion.tsx';
import { lightTheme } from './theme.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

// A story waits for what comes, however slow the machine is; pdf.js and its worker take long on a busy one.
configure({ asyncUtilTimeout: 30_000 });

const withProvider: Decorator = (Story, { globals, parameters, viewMode }) => (
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
        <Story />
      </div>
    </ReducedMotion>
    {viewMode !== 'docs' && <Toaster />}
  </UiProvider>
);

/** Loaded on demand, because test runs do not render docs pages. */
const DocsPage = lazy(async () => ({ default: (await import('./docs/question-type-docs.tsx')).QuestionTypeDocs }));

const docsPage = () => (
  <Suspense fallback={null}>
    <DocsPage />
  </Suspense>
);

export default {
  decorators: [withProvider],
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
  initialGlobals,
  globalTypes,
  parameters: {
    // An accessibility violation fails the story and the test run.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs: { theme: lightTheme, page: docsPage },
    options: {
      storySort: {
        order: [
          'Start here',
          'Workbench',
          ['Question', '*'],
          'Questions',
          'Editor',
          'Foundations',
          'Actions',
          'Fields',
          'Choice',
          'Overlays',
          'Feedback',
          'Data',
          'Layout',
          '*',
        ],
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
  },
  tags: ['autodocs'],
} satisfies Preview;
