import { useUi } from '@rubrica/ui';
import { createContext, useContext, useMemo } from 'react';
import type { EditorMessages } from '../../../primitives/editor/messages/en.ts';
import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';
import { withOverrides } from '../../../primitives/editor/messages/message-set.ts';
import { builtInEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import type { TypeTexts } from '../../../primitives/type-labels.ts';
import { questionTypes, type QuestionType } from '../../../types/question-types.ts';
import { typeEditorMessages } from '../../registries/type-editor-messages.ts';
import { typeLabels } from '../../registries/type-labels.ts';
import { issueTextIn } from './issue-text.ts';

type TypeMessages = (typeof typeEditorMessages)['en'];

/** Every message of the editor, those of all types included. */
export interface AllEditorMessages extends EditorMessages, TypeMessages {
  typeNames: Readonly<Record<QuestionType, string>>;
  typeHints: Readonly<Record<QuestionType, string>>;
  /** What a block of a type holds in its `content`. */
  contentNames: Readonly<Record<QuestionType, string>>;
}

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

/** Every message of the editor in a language: Arabic, or English for every other one. */
export function allEditorMessages(language: string): AllEditorMessages {
  return isArabic(language) ? built.ar : built.en;
}

function build(language: 'en' | 'ar'): AllEditorMessages {
  return {
    ...builtInEditorMessages(language),
    ...typeEditorMessages[language],
    typeNames: byType(language, 'name'),
    typeHints: byType(language, 'hint'),
    contentNames: byType(language, 'content'),
    ...(language === 'ar'
      ? { issueText: (code: string, message: string) => issueTextIn(language, code, message) }
      : {}),
  };
}

const built = { en: build('en'), ar: build('ar') };

/** Every message of the nearest editor, with the host's overrides applied. */
export const AllEditorMessagesContext = createContext<AllEditorMessages | null>(null);

/** Every message of the surrounding editor; outside one, those in the language of the nearest `UiProvider`. */
export function useAllEditorMessages(): AllEditorMessages {
  const { language } = useUi();
  return useContext(AllEditorMessagesContext) ?? allEditorMessages(language);
}

/** Every message of an editor in the language of the nearest `UiProvider`, with its host's overrides applied. */
export function useOverriddenMessages(overrides: EditorMessageOverrides | undefined): AllEditorMessages {
  const { language } = useUi();
  return useMemo(() => withOverrides(allEditorMessages(language), overrides), [language, overrides]);
}
