import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '../packages/ui/src/fonts.css';
import { Toaster, UiProvider, type Density, type Theme } from '../packages/ui/src/index.ts';
import { ReducedMotion } from './reduced-motion.tsx';
import { lightTheme } from './theme.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';

// What a story waits for comes at once on an idle machine, and later on a busy one.
configure({ asyncUtilTimeout: 10_000 });

const surroundings: Decorator = (Story, { globals, parameters, viewMode }) => (
  <UiProvider
    language={String(globals['language'])}
    theme={globals['theme'] as Theme}
    density={globals['density'] as Density}
    textScale={Number(globals['textSize'])}
    // One story has the page to itself; a docs page shows many, each in its own surroundings.
    scope={viewMode === 'docs' ? 'wrapper' : 'document'}
  >
    <ReducedMotion on={globals['motion'] === 'reduced'}>
      <div style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : 24 }}>
        <Story />
      </div>
    </ReducedMotion>
    {viewMode !== 'docs' && <Toaster />}
  </UiProvider>
);

/** Loaded for those who read: a test run needs no pages. */
const DocsPage = lazy(async () => ({ default: (await import('./docs/question-type-docs.tsx')).QuestionTypeDocs }));

const docsPage = () => (
  <Suspense fallback={null}>
    <DocsPage />
  </Suspense>
);

export default {
  decorators: [surroundings],
  initialGlobals,
  globalTypes,
  parameters: {
    // A violation is a failure, here and in the test run.
    a11y: { test: 'error' },
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
