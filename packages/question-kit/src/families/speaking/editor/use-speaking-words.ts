import { useUi } from '@rubrica/ui';
import { useContext } from 'react';
import { builtWords, EditorWordsContext } from '../../../primitives/editor/messages/editor-words.ts';
import type { SpeakingEditorWords } from './words-en.ts';

/** The words of the editors of what is spoken. */
export function useSpeakingWords(): SpeakingEditorWords {
  const { language } = useUi();
  const words = useContext(EditorWordsContext);
  return (words ?? builtWords(language)).spoken;
}
