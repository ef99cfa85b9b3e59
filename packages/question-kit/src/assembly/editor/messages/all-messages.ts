import { useUi } from '@rubrica/ui';
import { createContext, useContext, useMemo } from 'react';
import { shortEditorMessages } from '../../../families/short-answers/editor/editor-messages.ts';
import { speakingEditorMessages } from '../../../families/speaking/editor/editor-messages.ts';
import { writingEditorMessages } from '../../../families/writing/editor/editor-messages.ts';
import { writingSourceEditorMessages } from '../../../families/writing/editor/source-messages.ts';
import type { EditorMessages } from '../../../primitives/editor/messages/en.ts';
import { isArabic, withOverrides, type EditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { builtInEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import type { TypeTexts } from '../../../primitives/type-labels.ts';
import { fillInBlanksEditorMessages } from '../../../types/fill-in-blanks/editor-messages.ts';
import { matchingEditorMessages } from '../../../types/matching/editor-messages.ts';
import { mcqEditorMessages } from '../../../types/mcq/editor-messages.ts';
import { questionTypes, type QuestionType } from '../../../types/question-types.ts';
import { rubricEditorMessages } from '../../../types/rubric/editor-messages.ts';
import { vocabEditorMessages } from '../../../types/vocab/editor-messages.ts';
import { typeLabels } from '../../registries/type-labels.ts';
import { draftIssuesAr } from './draft-issues-ar.ts';

/** The messages that types and families bring, by the key under which a host overrides them. */
const sets = {
  mcq: mcqEditorMessages,
  gaps: fillInBlanksEditorMessages,
  matching: matchingEditorMessages,
  instructions: rubricEditorMessages,
  vocab: vocabEditorMessages,
  short: shortEditorMessages,
  writing: writingEditorMessages,
  writingSource: writingSourceEditorMessages,
  spoken: speakingEditorMessages,
} as const;

type SetMessages = {
  [Key in keyof typeof sets]: (typeof sets)[Key] extends EditorMessageSet<string, infer Messages> ? Messages : never;
};

/** Every message of the editor, those of all types included. */
export interface AllEditorMessages extends EditorMessages, SetMessages {
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
  // `questionTypes` lists every type once; `Object.fromEntries` knows no names.
  return Object.fromEntries(entries) as Record<QuestionType, string>;
}

const issuesAr: Readonly<Record<string, string>> = Object.assign(
  {},
  draftIssuesAr,
  ...questionTypes.map((type) => typeLabels[type].ar.issues),
);

/** Every message of the editor in a language: Arabic, or English for every other one. */
export function allEditorMessages(language: string): AllEditorMessages {
  return isArabic(language) ? built.ar : built.en;
}

function build(language: 'en' | 'ar'): AllEditorMessages {
  return {
    ...builtInEditorMessages(language),
    mcq: sets.mcq[language],
    gaps: sets.gaps[language],
    matching: sets.matching[language],
    instructions: sets.instructions[language],
    vocab: sets.vocab[language],
    short: sets.short[language],
    writing: sets.writing[language],
    writingSource: sets.writingSource[language],
    spoken: sets.spoken[language],
    typeNames: byType(language, 'name'),
    typeHints: byType(language, 'hint'),
    contentNames: byType(language, 'content'),
    ...(language === 'ar' ? { issueText: (code: string, message: string) => issuesAr[code] ?? message } : {}),
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
