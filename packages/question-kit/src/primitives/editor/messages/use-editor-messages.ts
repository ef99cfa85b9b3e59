import { useUi } from '@rubrica/ui';
import { createContext, useContext } from 'react';
import { ArabicMessagesContext } from './arabic-messages-context.ts';
import { en, type EditorMessages } from './en.ts';
import { isArabic } from './is-arabic.ts';

/** Messages of the nearest editor, with the host's overrides applied. */
export const EditorMessagesContext = createContext<EditorMessages | null>(null);

/** Messages of the surrounding editor; outside one, those in the language of the nearest `UiProvider`. */
export function useEditorMessages(): EditorMessages {
  const { language } = useUi();
  const messages = useContext(EditorMessagesContext);
  const arabic = useContext(ArabicMessagesContext);
  return messages ?? (isArabic(language) ? arabic : null) ?? en;
}
