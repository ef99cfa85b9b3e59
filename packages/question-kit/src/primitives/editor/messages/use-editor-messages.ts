import { useUi } from '@rubrica/ui';
import { useContext } from 'react';
import { builtInEditorMessages, EditorMessagesContext } from './editor-messages.ts';
import type { EditorMessages } from './en.ts';

/** Messages of the surrounding editor; outside one, those in the language of the nearest `UiProvider`. */
export function useEditorMessages(): EditorMessages {
  const { language } = useUi();
  const messages = useContext(EditorMessagesContext);
  return messages ?? builtInEditorMessages(language);
}
