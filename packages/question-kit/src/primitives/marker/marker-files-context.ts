import { createContext } from 'react';
import type { MarkerFiles } from './marker-files.ts';

/** The files of the answer that is marked, where the host keeps them beyond the view. */
export const MarkerFilesContext = createContext<MarkerFiles | null>(null);
