// Written by scripts/generate-registries.ts from the files of types and families: do not edit.
import { shortEditorAr } from '../../families/short-answers/editor/editor-messages-ar.ts';
import { speakingEditorAr } from '../../families/speaking/editor/editor-messages-ar.ts';
import { writingEditorAr } from '../../families/writing/editor/editor-messages-ar.ts';
import { writingSourceEditorAr } from '../../families/writing/editor/source-messages-ar.ts';
import { fillInBlanksEditorAr } from '../../types/fill-in-blanks/editor-messages-ar.ts';
import { matchingEditorAr } from '../../types/matching/editor-messages-ar.ts';
import { mcqEditorAr } from '../../types/mcq/editor-messages-ar.ts';
import { rubricEditorAr } from '../../types/rubric/editor-messages-ar.ts';
import { vocabEditorAr } from '../../types/vocab/editor-messages-ar.ts';

/** The same in Arabic, apart: a page whose readers choose their language loads it with that choice. */
export const typeEditorMessagesAr = {
  short: shortEditorAr,
  spoken: speakingEditorAr,
  writing: writingEditorAr,
  writingSource: writingSourceEditorAr,
  gaps: fillInBlanksEditorAr,
  matching: matchingEditorAr,
  mcq: mcqEditorAr,
  instructions: rubricEditorAr,
  vocab: vocabEditorAr,
} as const;
