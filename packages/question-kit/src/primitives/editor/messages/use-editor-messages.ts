import { useUi } from '@rubrica/ui';
import { useContext } from 'react';
import { builtWords, EditorWordsContext } from './editor-words.ts';
import type { EditorMessages } from './en.ts';

/** The words of the editor around; those of the nearest `UiProvider`'s language where there is none. */
export function useEditorMessages(): EditorMessages {
  const { language } = useUi();
  const words = useContext(EditorWordsContext);
  return words ?? builtWords(language);
}
