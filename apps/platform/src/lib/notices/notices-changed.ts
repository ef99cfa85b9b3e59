import { openTabsChannel, tellTabs } from '../tabs/open-tabs-channel.ts';

const name = 'rubrica-notices';

/** Tells the other tabs that notices were read here. */
export const noticesChanged = (): void => tellTabs(name);

/** Listens for notices that were read in other tabs. Returns what ends it. */
export const onNoticesChanged = (listener: () => void): (() => void) => openTabsChannel(name, listener).close;
