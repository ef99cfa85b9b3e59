import { fileURLToPath } from 'node:url';
import { fontFolders, fontStyle } from './fonts.ts';

const resolve = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Adds the panel to Storybook's manager, before Storybook's own: panels stand in this order, and the first one is open. */
export const managerEntries = (entries: string[] = []): string[] => [resolve('manager.tsx'), ...entries];

/** Adds the module that forwards reports to the panel to the preview, the frame of the stories. */
export const previewAnnotations = (entries: string[] = []): string[] => [...entries, resolve('preview.ts')];

/** Loads our fonts in the manager. */
export const managerHead = (head = ''): string => `${head}${fontStyle()}`;

/** Serves what `managerHead` loads. */
export const staticDirs = (entries: (string | (typeof fontFolders)[number])[] = []) => [...entries, ...fontFolders];
