import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { lookOf } from '../addon-rubrica/frame.ts';
import { initialGlobals } from '../toolbar.ts';
import { darkTheme, lightTheme } from '../theme.ts';
import './docs-style.ts';

const darkScheme = matchMedia('(prefers-color-scheme: dark)');

type Globals = Readonly<Record<string, unknown>>;

function globalsIn(said: unknown): Globals {
  const globals: unknown = Reflect.get(Object(said), 'globals');
  return typeof globals === 'object' && globals !== null ? { ...globals } : initialGlobals;
}

/** Whether the toolbar asks for the dark theme, by what Storybook said of it last. */
function useIsDark(channel: DocsContainerProps['context']['channel']): boolean {
  const [globals, setGlobals] = useState<Globals>(() => {
    const said: readonly unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return globalsIn(said[0]);
  });
  const [isDarkScheme, setDarkScheme] = useState(darkScheme.matches);
  useEffect(() => {
    const onGlobals = (said: unknown) => setGlobals(globalsIn(said));
    const onScheme = () => setDarkScheme(darkScheme.matches);
    channel.on(GLOBALS_UPDATED, onGlobals);
    darkScheme.addEventListener('change', onScheme);
    return () => {
      channel.off(GLOBALS_UPDATED, onGlobals);
      darkScheme.removeEventListener('change', onScheme);
    };
  }, [channel]);
  return lookOf(globals, isDarkScheme).isDark;
}

/** A docs page in the theme of the toolbar. Its texts are English and keep their direction; its examples follow the toolbar. */
export default function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const isDark = useIsDark(context.channel);
  return (
    <DocsContainer context={context} theme={isDark ? darkTheme : lightTheme}>
      <div className="rb-docs" data-theme={isDark ? 'dark' : 'light'} lang="en" dir="ltr">
        {children}
      </div>
    </DocsContainer>
  );
}
