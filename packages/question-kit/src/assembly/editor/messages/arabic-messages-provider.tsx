import { createContext, type ReactNode } from 'react';
import { ArabicMessagesContext } from '../../../primitives/editor/messages/arabic-messages-context.ts';
import type { AllEditorMessages } from './all-editor-messages.ts';

/** Every Arabic message of the editor, once the page has them. */
export const AllArabicMessagesContext = createContext<AllEditorMessages | null>(null);

interface ArabicMessagesProviderProps {
  /** Null until the page has them; the editors below are in English till then. */
  messages: AllEditorMessages | null;
  children: ReactNode;
}

/** Gives Arabic messages to the editors and the parts of editors below it. */
export function ArabicMessagesProvider({ messages, children }: ArabicMessagesProviderProps) {
  return (
    <AllArabicMessagesContext.Provider value={messages}>
      <ArabicMessagesContext.Provider value={messages}>{children}</ArabicMessagesContext.Provider>
    </AllArabicMessagesContext.Provider>
  );
}
