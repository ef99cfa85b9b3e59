import { createContext } from 'react';

/** Takes the element of a page in which the shell's tools stand while the page hides the shell's header; `null` once it is gone. */
export const ToolsPlace = createContext<(element: HTMLElement | null) => void>(() => undefined);
