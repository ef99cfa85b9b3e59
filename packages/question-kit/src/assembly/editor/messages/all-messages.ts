import { useUi } from '@rubrica/ui';
import { createContext, useContext, useMemo } from 'react';
import { en } from '../../../primitives/editor/messages/en.ts';
import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';
import { withOverrides } from '../../../primitives/editor/messages/message-set.ts';
import type { TypeTexts } from '../../../primitives/type-labels.ts';
import { questionTypes, type QuestionType } from '../../../types/question-types.ts';
import { typeEditorMessages } from '../../registries/type-editor-messages.ts';
import { typeLabels } from '../../registries/type-labels.ts';
import { AllArabicMessagesContext } from './arabic-messages-provider.tsx';
import type { AllEditorMessages } from './all-editor-messages.ts';

type Text = string | ((...given: never[]) => string);

type Some<Messages> = {
  [Name in keyof Messages]?: Messages[Name] extends Text ? Messages[Name] : Some<Messages[Name]>;
};

/** Messages of the editor that a host replaces, to reword or translate them. Missing ones keep the built-in text. */
export type EditorMessageOverrides = Some<AllEditorMessages>;

function byType(language: 'en' | 'ar', text: keyof Pick<TypeTexts, 'name' | 'hint' | 'content'>) {
  const entries = questionTypes.map((type) => [type, typeLabels[type][language][text]]);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `questionTypes` lists every type once; `Object.fromEntries` knows no names
  return Object.fromEntries(entries) as Record<QuestionType, string>;
}

/** What the types are called in a language, as messages of the editor. */
export function typeTexts(language: 'en' | 'ar') {
  return {
    typeNames: byType(language, 'name'),
    typeHints: byType(language, 'hint'),
    contentNames: byType(language, 'content'),
  };
}

/** Every message of the editor in English. */
export const englishEditorMessages: AllEditorMessages = { ...en, ...typeEditorMessages, ...typeTexts('en') };

/** Every message of the nearest editor, with the host's overrides applied. */
export const AllEditorMessagesContext = createContext<AllEditorMessages | null>(null);

function useBuiltInMessages(): AllEditorMessages {
  const { language } = useUi();
  const arabic = useContext(AllArabicMessagesContext);
  return (isArabic(language) ? arabic : null) ?? englishEditorMessages;
}

/** Every message of the surrounding editor; outside one, those in the language of the nearest `UiProvider`. */
export function useAllEditorMessages(): AllEditorMessages {
  const builtIn = useBuiltInMessages();
  return useContext(AllEditorMessagesContext) ?? builtIn;
}

/** Every message of an editor in the language of the nearest `UiProvider`, with its host's overrides applied. */
export function useOverriddenMessages(overrides: EditorMessageOverrides | undefined): AllEditorMessages {
  const builtIn = useBuiltInMessages();
  return useMemo(() => withOverrides(builtIn, overrides), [builtIn, overrides]);
}
