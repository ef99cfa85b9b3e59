import { useUi } from '@rubrica/ui';
import { createContext, useContext, useMemo } from 'react';
import type { TypeLabels, TypeTexts } from '../../type-labels.ts';
import { ArabicMessagesContext } from './arabic-messages-context.ts';
import type { Widened } from './en.ts';
import { isArabic } from './is-arabic.ts';

/** Messages of the editors of one type, or of several alike, in English. Those of other languages are provided by their keys. */
export interface EditorMessageSet<Key extends string, Messages> {
  /** The name under which a host overrides these messages. */
  key: Key;
  en: Messages;
}

/** States a set of messages; the Arabic ones are in a file beside it, of the type of `en`. */
export function editorMessageSet<Key extends string, English>(
  key: Key,
  en: English & Widened<English>,
): EditorMessageSet<Key, Widened<English>> {
  return { key, en };
}

/** The overrides that the host passed to the nearest editor, by the keys of message sets. */
export const MessageOverridesContext = createContext<Readonly<Record<string, unknown>> | undefined>(undefined);

/** The messages of a set in the language of the nearest `UiProvider`, with the host's overrides applied. */
export function useEditorMessageSet<Messages>({ key, en }: EditorMessageSet<string, Messages>): Messages {
  const { language } = useUi();
  const arabic = useContext(ArabicMessagesContext);
  const overrides = useContext(MessageOverridesContext)?.[key];
  return useMemo(() => {
    const translated: unknown = arabic && isArabic(language) ? Reflect.get(arabic, key) : undefined;
    return withOverrides(withOverrides(en, translated), overrides);
  }, [arabic, en, key, language, overrides]);
}

/** What a type is called, in the language of the nearest `UiProvider`. */
export function useTypeTexts(labels: TypeLabels): TypeTexts {
  const { language } = useUi();
  return isArabic(language) ? labels.ar : labels.en;
}

/** Messages with those of `overrides` in their place. Overrides of another shape are the host's mistake and win too. */
export function withOverrides<Messages>(messages: Messages, overrides: unknown): Messages {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `merge` keeps the shape of `messages` wherever the overrides have it; TypeScript cannot follow that through entries
  return overrides === undefined ? messages : (merge(messages, overrides) as Messages);
}

function merge(messages: unknown, overrides: unknown): unknown {
  if (overrides === undefined) return messages;
  if (!isGroup(messages) || !isGroup(overrides)) return overrides;
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, merge(message, overrides[name])]));
}

function isGroup(messages: unknown): messages is Record<string, unknown> {
  return typeof messages === 'object' && messages !== null;
}
