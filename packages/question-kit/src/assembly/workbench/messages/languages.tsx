import { createContext, type ReactNode } from 'react';
import type { AllEditorMessages } from '../../editor/messages/all-editor-messages.ts';
import { ArabicMessagesProvider } from '../../editor/messages/arabic-messages-provider.tsx';
import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';
import type { WorkbenchMessages } from './en.ts';

/** The Arabic messages of the workbench, once the page has them. */
export const ArabicWorkbenchContext = createContext<WorkbenchMessages | null>(null);

/** What the workbench and its editor say in a language beside English, which is always there. */
export interface LoadedMessages {
  editor: AllEditorMessages;
  workbench: WorkbenchMessages;
}

/** Loads what a page in a language needs beside English. */
export async function loadMessages(language: string): Promise<LoadedMessages | null> {
  return isArabic(language) ? await import('./arabic.ts') : null;
}

/** Gives loaded messages to everything below it. */
export function Languages({ loaded, children }: { loaded: LoadedMessages | null; children: ReactNode }) {
  return (
    <ArabicMessagesProvider messages={loaded?.editor ?? null}>
      <ArabicWorkbenchContext.Provider value={loaded?.workbench ?? null}>{children}</ArabicWorkbenchContext.Provider>
    </ArabicMessagesProvider>
  );
}
