import { fileURLToPath } from 'node:url';

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The panel, in Storybook's own frame. */
export const managerEntries = (entries: string[] = []): string[] => [...entries, beside('manager.tsx')];

/** What hands the shown question on to it, in the frame of the stories. */
export const previewAnnotations = (entries: string[] = []): string[] => [...entries, beside('preview.ts')];
