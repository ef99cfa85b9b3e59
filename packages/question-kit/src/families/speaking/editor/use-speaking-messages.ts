import { useUi } from '@rubrica/ui';
import { useContext } from 'react';
import { builtInEditorMessages, EditorMessagesContext } from '../../../primitives/editor/messages/editor-messages.ts';
import type { SpeakingEditorMessages } from './messages-en.ts';

/** Editor messages of the speaking types. */
export function useSpeakingMessages(): SpeakingEditorMessages {
  const { language } = useUi();
  const messages = useContext(EditorMessagesContext);
  return (messages ?? builtInEditorMessages(language)).spoken;
}
