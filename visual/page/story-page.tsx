import { composeStory, type Decorator, type Meta, type StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { configure, within } from 'storybook/test';
import { initialGlobals, viewports } from '../../.storybook/toolbar.ts';
import {
  Languages,
  loadMessages,
  type LoadedMessages,
} from '../../packages/question-kit/src/assembly/workbench/messages/languages.tsx';
import { toast, Toaster, UiProvider } from '../../packages/ui/src/index.ts';
import type { Pictures } from './pictures.ts';
import { scrollToStart } from './scroll-to-start.ts';

configure({ asyncUtilTimeout: 30_000 });

interface StoryFile {
  default: Meta;
  [name: string]: StoryObj;
}

const files = import.meta.glob<StoryFile>([
  '../../packages/ui/src/**/*.stories.tsx',
  '../../packages/question-kit/src/assembly/workbench/**/*.stories.tsx',
  '../../apps/platform/src/**/*.stories.tsx',
]);

/** As `.storybook/preview.tsx` shows a story. */
const inProvider: Decorator = (Story, { globals, loaded, parameters }) => (
  <UiProvider
    scope="document"
    language={String(globals['language'])}
    theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
    density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}
    textScale={Number(globals['textSize'])}
  >
    <div style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : 24 }}>
      <Languages loaded={(loaded['messages'] as LoadedMessages | null | undefined) ?? null}>
        <Story />
      </Languages>
    </div>
    <Toaster />
  </UiProvider>
);

const pixels = (length: string) => Number.parseInt(length, 10);

/** Loads the stories of a file. Each is shown from its start, and plays what it has to play. */
export async function openStories(file: string): Promise<Pictures> {
  const stories = await files[`../../${file}`]?.();
  const canvasElement = document.querySelector<HTMLElement>('#root')!;
  let root: Root | undefined;
  let hasPlayed = false;

  function storyCalled(name: string): [StoryObj, Meta] {
    const story = stories?.[name];
    if (!stories || !story) throw new Error(`${file} has no story ${name}.`);
    return [story, stories.default];
  }

  return {
    prepare: (name) => {
      root?.unmount();
      root = undefined;
      const [story, meta] = storyCalled(name);
      const { value } = { value: '', ...meta.globals?.['viewport'], ...story.globals?.['viewport'] };
      const size = new Map(Object.entries(viewports)).get(value)?.styles;
      return size ? { width: pixels(size.width), height: pixels(size.height) } : null;
    },
    show: async (name, { language, theme }) => {
      root?.unmount();
      toast.dismiss();
      localStorage.clear();
      sessionStorage.clear();
      window.scrollTo(0, 0);
      const Story = composeStory(...storyCalled(name), {
        decorators: [inProvider],
        loaders: [async ({ globals }) => ({ messages: await loadMessages(String(globals['language'])) })],
        initialGlobals: { ...initialGlobals, motion: 'reduced', language, theme },
        parameters: { layout: 'padded' },
      });
      await Story.load();
      const shown = (root = createRoot(canvasElement));
      flushSync(() => shown.render(<Story />));
      // As in Storybook, effects have run when a story begins to play.
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      await Story.play?.({ canvasElement, canvas: within(canvasElement) });
      hasPlayed = Story.play !== undefined;
    },
    // What shows its state from the start may have scrolled to it.
    scrollToStart: () => hasPlayed && scrollToStart(),
  };
}
