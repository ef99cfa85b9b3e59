import { useUi } from '@rubrica/ui';
import { ar } from './ar.ts';
import { en, type EditorMessages } from './en.ts';

/** The editor's words in the language of the nearest `UiProvider`; English where it has none. */
export function useEditorMessages(): EditorMessages {
  const { language } = useUi();
  return language.toLowerCase().startsWith('ar') ? ar : en;
}
