import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/ui/src/fonts.css';
import { Toaster, UiProvider, type Density, type Theme } from '../packages/ui/src/index.ts';
import { theme } from './theme.ts';

// What a story waits for comes at once on an idle machine, and later on a busy one.
configure({ asyncUtilTimeout: 10_000 });

const surroundings: Decorator = (Story, { globals, parameters, viewMode }) => (
  <UiProvider
    language={String(globals['language'])}
    theme={globals['theme'] as Theme}
    density={globals['density'] as Density}
    // One story has the page to itself; a docs page shows many, each in its own surroundings.
    scope={viewMode === 'docs' ? 'wrapper' : 'document'}
  >
    <div style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : 24 }}>
      <Story />
    </div>
    {viewMode !== 'docs' && <Toaster />}
  </UiProvider>
);

const item = (value: string, title: string) => ({ value, title });

export default {
  decorators: [surroundings],
  initialGlobals: { language: 'en', theme: 'light', density: 'comfortable' },
  globalTypes: {
    language: {
      description: 'Language and direction',
      toolbar: { icon: 'globe', dynamicTitle: true, items: [item('en', 'English'), item('ar', 'العربية')] },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [item('light', 'Light'), item('dark', 'Dark'), item('system', 'System')],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [item('comfortable', 'Comfortable'), item('compact', 'Compact')],
      },
    },
  },
  parameters: {
    // A violation is a failure, here and in the test run.
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    docs: { theme },
    options: {
      storySort: {
        order: ['Foundations', 'Actions', 'Fields', 'Choice', 'Overlays', 'Feedback', 'Data', 'Layout', '*'],
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
  },
  tags: ['autodocs'],
} satisfies Preview;
