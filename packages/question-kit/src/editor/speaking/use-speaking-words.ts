import { useUi } from '@rubrica/ui';
import { speakingEditorAr } from './words-ar.ts';
import { speakingEditorEn, type SpeakingEditorWords } from './words-en.ts';

/** The words of the editors of what is spoken, in the language of the nearest `UiProvider`. */
export function useSpeakingWords(): SpeakingEditorWords {
  const { language } = useUi();
  return language.toLowerCase().startsWith('ar') ? speakingEditorAr : speakingEditorEn;
}
