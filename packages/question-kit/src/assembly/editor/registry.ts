import type { ComponentType } from 'react';
import type { BlockType } from '../../types/question-types.ts';
import { FillInBlanksEditor } from '../../types/fill-in-blanks/editor.tsx';
import { MatchingEditor } from '../../types/matching/editor.tsx';
import { McqEditor } from '../../types/mcq/editor.tsx';
import { NoteTakingEditor } from '../../types/note-taking/editor.tsx';
import { RubricEditor } from '../../types/rubric/editor.tsx';
import { ShortAnswersEditor } from '../../types/short-answers/editor.tsx';
import { VocabEditor } from '../../types/vocab/editor.tsx';
import { WritingPhotoDescriptionEditor } from '../../types/writing-photo-description/editor.tsx';
import { WritingSummariesEditor } from '../../types/writing-summaries/editor.tsx';
import { WritingEssaysEditor } from '../../types/writing-essays/editor.tsx';
import { SpeakingQaEditor } from '../../types/speaking-qa/editor.tsx';
import { SpeakingPhotoDescriptionEditor } from '../../types/speaking-photo-description/editor.tsx';
import type { BlockOf } from '../core/registry.ts';
import type { BlockEditorProps } from '../../primitives/editor/state/block-editor.ts';

/** An editor for each type that an author can insert. */
export type BlockEditors = { readonly [Type in BlockType]: ComponentType<BlockEditorProps<BlockOf<Type>>> };

/** The editor of every type that an author can insert, one line each; a type without one does not compile. */
export const blockEditors = {
  MCQ: McqEditor,
  ShortAnswers: ShortAnswersEditor,
  FillInBlanks: FillInBlanksEditor,
  NoteTaking: NoteTakingEditor,
  Rubric: RubricEditor,
  Matching: MatchingEditor,
  Vocab: VocabEditor,
  WritingPhotoDescription: WritingPhotoDescriptionEditor,
  WritingSummaries: WritingSummariesEditor,
  WritingEssays: WritingEssaysEditor,
  SpeakingQA: SpeakingQaEditor,
  SpeakingPhotoDescription: SpeakingPhotoDescriptionEditor,
} as const satisfies BlockEditors;
