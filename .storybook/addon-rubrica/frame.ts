/** What the address of Storybook says. */
export interface FrameAddress {
  storyId: string;
  globals: Readonly<Record<string, string>>;
}

/** The first page of Storybook, which has the window to itself. */
export const workbenchStoryId = 'write-workbench--workbench';

/** Reads the story and the toolbar's values from the query of Storybook's address; without a story it opens the workbench. */
export function readAddress(search: string): FrameAddress {
  const query = new URLSearchParams(search);
  const storyId = /^\/(?:story|docs)\/(.+)$/u.exec(query.get('path') ?? '')?.[1] ?? workbenchStoryId;
  const globals = (query.get('globals') ?? '').split(';').flatMap((pair) => {
    const [name = '', value] = pair.split(':');
    return value === undefined ? [] : [[name, value] as const];
  });
  return { storyId, globals: Object.fromEntries(globals) };
}

/** Whether a story has the window to itself, so that sidebar and panel are closed when it opens. */
export const isWholeWindow = (storyId: string): boolean => storyId === workbenchStoryId;

/** How the frame looks with the toolbar's values. */
export interface FrameLook {
  isDark: boolean;
  dir: 'ltr' | 'rtl';
}

/** The look of the frame: that of the page in it. */
export function lookOf(globals: Readonly<Record<string, unknown>>, prefersDark: boolean): FrameLook {
  const { theme, language } = globals;
  return {
    isDark: theme === 'dark' || (theme === 'system' && prefersDark),
    dir: language === 'ar' ? 'rtl' : 'ltr',
  };
}
