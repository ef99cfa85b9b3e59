// Written by scripts/generate-registries.ts from the files of types and families: do not edit.
import { shortEditorMessages } from '../../families/short-answers/editor/editor-messages.ts';
import { speakingEditorMessages } from '../../families/speaking/editor/editor-messages.ts';
import { writingEditorMessages } from '../../families/writing/editor/editor-messages.ts';
import { writingSourceEditorMessages } from '../../families/writing/editor/source-messages.ts';
import { fillInBlanksEditorMessages } from '../../types/fill-in-blanks/editor-messages.ts';
import { matchingEditorMessages } from '../../types/matching/editor-messages.ts';
import { mcqEditorMessages } from '../../types/mcq/editor-messages.ts';
import { rubricEditorMessages } from '../../types/rubric/editor-messages.ts';
import { vocabEditorMessages } from '../../types/vocab/editor-messages.ts';

/** The English messages that types and families bring to the editor, by the key under which a host overrides them. */
export const typeEditorMessages = {
  short: shortEditorMessages.en,
  spoken: speakingEditorMessages.en,
  writing: writingEditorMessages.en,
  writingSource: writingSourceEditorMessages.en,
  gaps: fillInBlanksEditorMessages.en,
  matching: matchingEditorMessages.en,
  mcq: mcqEditorMessages.en,
  instructions: rubricEditorMessages.en,
  vocab: vocabEditorMessages.en,
} as const;
