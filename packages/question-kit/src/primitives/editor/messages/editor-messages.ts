import { useUi } from '@rubrica/ui';
import { createContext, useMemo } from 'react';
import { speakingEditorAr } from '../../../families/speaking/editor/messages-ar.ts';
import { speakingEditorEn, type SpeakingEditorMessages } from '../../../families/speaking/editor/messages-en.ts';
import { ar } from './ar.ts';
import { en, type EditorMessages } from './en.ts';

/** Every message of the editor. */
export interface AllEditorMessages extends EditorMessages {
  /** Around prompts and photos that are spoken to. */
  spoken: SpeakingEditorMessages;
}

type Text = string | ((...given: never[]) => string);

type Some<Messages> = {
  [Name in keyof Messages]?: Messages[Name] extends Text ? Messages[Name] : Some<Messages[Name]>;
};

/** Messages of the editor that a host replaces, to reword or translate them. Missing ones keep the built-in text. */
export type EditorMessageOverrides = Some<AllEditorMessages>;

/** Messages of the nearest editor, with the host's overrides applied. */
export const EditorMessagesContext = createContext<AllEditorMessages | null>(null);

const built = {
  en: { ...en, spoken: speakingEditorEn },
  ar: { ...ar, spoken: speakingEditorAr },
} satisfies Record<string, AllEditorMessages>;

/** The built-in messages for a language; English if it has none. */
export function builtInEditorMessages(language: string): AllEditorMessages {
  return language.toLowerCase().startsWith('ar') ? built.ar : built.en;
}

/** Editor messages in the language of the nearest `UiProvider`, with the host's overrides applied. */
export function useAllEditorMessages(own: EditorMessageOverrides | undefined): AllEditorMessages {
  const { language } = useUi();
  return useMemo(() => {
    const messages = builtInEditorMessages(language);
    // Overrides have the shape of the messages by the type of `EditorMessageOverrides`; TypeScript cannot follow that through entries.
    return own ? (over(messages, own) as AllEditorMessages) : messages;
  }, [language, own]);
}

function over(messages: unknown, own: unknown): unknown {
  if (own === undefined) return messages;
  if (!isGroup(messages) || !isGroup(own)) return own;
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, over(message, own[name])]));
}

function isGroup(messages: unknown): messages is Record<string, unknown> {
  return typeof messages === 'object' && messages !== null;
}
