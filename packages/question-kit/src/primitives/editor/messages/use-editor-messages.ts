import { useUi } from '@rubrica/ui';
import { createContext, useContext } from 'react';
import { ar } from './ar.ts';
import { en, type EditorMessages } from './en.ts';
import { isArabic } from './is-arabic.ts';

/** Messages of the nearest editor, with the host's overrides applied. */
export const EditorMessagesContext = createContext<EditorMessages | null>(null);

/** The messages that all editors share, in a language; English if there are none for it. */
export function builtInEditorMessages(language: string): EditorMessages {
  return isArabic(language) ? ar : en;
}

/** Messages of the surrounding editor; outside one, those in the language of the nearest `UiProvider`. */
export function useEditorMessages(): EditorMessages {
  const { language } = useUi();
  const messages = useContext(EditorMessagesContext);
  return messages ?? builtInEditorMessages(language);
}
