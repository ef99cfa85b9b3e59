import { useUi } from '@rubrica/ui';
import { createContext, useMemo } from 'react';
import { speakingEditorAr } from '../../../families/speaking/editor/words-ar.ts';
import { speakingEditorEn, type SpeakingEditorWords } from '../../../families/speaking/editor/words-en.ts';
import { ar } from './ar.ts';
import { en, type EditorMessages } from './en.ts';

/** Every word of the editor. */
export interface AllEditorWords extends EditorMessages {
  /** Around prompts and photos that are spoken to. */
  spoken: SpeakingEditorWords;
}

type Text = string | ((...given: never[]) => string);

type Some<Words> = { [Name in keyof Words]?: Words[Name] extends Text ? Words[Name] : Some<Words[Name]> };

/** Words of the editor that a host says differently, or in a language of its own; what is missing stays as it is. */
export type EditorWords = Some<AllEditorWords>;

/** The words of the nearest editor, with its host's over them. */
export const EditorWordsContext = createContext<AllEditorWords | null>(null);

const built = {
  en: { ...en, spoken: speakingEditorEn },
  ar: { ...ar, spoken: speakingEditorAr },
} satisfies Record<string, AllEditorWords>;

/** The words that the kit brings for a language; English where it has none. */
export function builtWords(language: string): AllEditorWords {
  return language.toLowerCase().startsWith('ar') ? built.ar : built.en;
}

/** The editor's words in the language of the nearest `UiProvider`, with the host's own over them. */
export function useAllWords(own: EditorWords | undefined): AllEditorWords {
  const { language } = useUi();
  return useMemo(() => {
    const words = builtWords(language);
    // What is put over words by the type of `EditorWords` has their shape; TypeScript cannot follow that through entries.
    return own ? (over(words, own) as AllEditorWords) : words;
  }, [language, own]);
}

function over(words: unknown, own: unknown): unknown {
  if (own === undefined) return words;
  if (!isGroup(words) || !isGroup(own)) return own;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, over(word, own[name])]));
}

function isGroup(words: unknown): words is Record<string, unknown> {
  return typeof words === 'object' && words !== null;
}
