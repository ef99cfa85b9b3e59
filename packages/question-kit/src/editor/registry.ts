import type { ComponentType } from 'react';
import type { BuiltType } from '../core/question-types.ts';
import { FillInBlanksEditor } from '../types/fill-in-blanks/editor.tsx';
import { McqEditor } from '../types/mcq/editor.tsx';
import { WritingEssaysEditor } from '../types/writing-essays/editor.tsx';
import type { BlockEditorProps } from './state/block-editor.ts';

/** The editor of every built type, one line each; a type without one does not compile. */
export const blockEditors = {
  MCQ: McqEditor,
  FillInBlanks: FillInBlanksEditor,
  WritingEssays: WritingEssaysEditor,
} as const satisfies { [Type in BuiltType]: ComponentType<BlockEditorProps<Type>> };
