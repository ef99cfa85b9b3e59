import { createContext } from 'react';
import type { EditorMessages } from './en.ts';

/** The Arabic messages, those of the types among them by their keys, once the page has them. */
export const ArabicMessagesContext = createContext<EditorMessages | null>(null);
