import React from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_CHANGED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types, type API } from 'storybook/manager-api';
import { darkTheme, lightTheme } from '../theme.ts';
import { isWholeWindow, lookOf, readAddress } from './frame.ts';
import { Panel } from './panel.tsx';
import { isOffered } from './sidebar.ts';

const addonId = 'rubrica';
const address = readAddress(location.search);
const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const themeOf = (isDark: boolean) => (isDark ? darkTheme : lightTheme);

// Before Storybook draws itself, so that nothing moves when it has. The session remembers what somebody opened since.
addons.setConfig({
  theme: themeOf(lookOf(address.globals, darkScheme.matches).isDark),
  // While the sources are worked on, the sidebar lists the tests too.
  sidebar: { filters: Reflect.get(window, 'CONFIG_TYPE') === 'DEVELOPMENT' ? {} : { offered: isOffered } },
  layout: isWholeWindow(address.storyId) ? { showNav: false, showPanel: false } : {},
});

/** Keeps theme and direction of the frame those of the page in it. */
function followTheme(api: API): void {
  let globals: Readonly<Record<string, unknown>> = address.globals;
  const apply = () => {
    const { isDark, dir } = lookOf(globals, darkScheme.matches);
    api.setOptions({ theme: themeOf(isDark) });
    document.documentElement.dir = dir;
  };
  const onGlobals = (next: { globals: Record<string, unknown> }) => {
    globals = next.globals;
    apply();
  };
  apply();
  api.on(SET_GLOBALS, onGlobals);
  api.on(GLOBALS_UPDATED, onGlobals);
  darkScheme.addEventListener('change', apply);
}

/** Closes sidebar and panel where a page has the window to itself, and opens again what was open where it has not. */
function makeRoom(api: API): void {
  let before: { nav: boolean; panel: boolean } | null = isWholeWindow(address.storyId)
    ? { nav: true, panel: true }
    : null;
  api.on(STORY_CHANGED, (storyId: string) => {
    if (isWholeWindow(storyId) && before === null) {
      before = { nav: api.getIsNavShown(), panel: api.getIsPanelShown() };
      api.toggleNav(false);
      api.togglePanel(false);
    } else if (!isWholeWindow(storyId) && before !== null) {
      if (before.nav) api.toggleNav(true);
      if (before.panel) api.togglePanel(true);
      before = null;
    }
  });
}

/** Gives the workbench the keys once it is there: nobody has to press into it first. */
function focusWorkbench(api: API): void {
  api.on(STORY_RENDERED, (storyId: string) => {
    const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
    if (isWholeWindow(storyId) && document.activeElement === document.body) frame?.contentWindow?.focus();
  });
}

addons.register(addonId, (api) => {
  followTheme(api);
  makeRoom(api);
  focusWorkbench(api);
  addons.add(`${addonId}/panel`, {
    type: types.PANEL,
    title: 'Question',
    render: ({ active }) => <Panel active={active === true} />,
  });
});
