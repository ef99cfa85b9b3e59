import type { ComponentType } from 'react';
import type { EditorIssue } from './editor-api.ts';

/** What a type's editor receives. Its changes are draft actions, given to `useEditor().act`. */
export interface BlockEditorProps<Block> {
  block: Block;
  /** The block's place among the draft's questions, from 0. */
  index: number;
  /** Validation issues, with paths from the block. */
  issues: readonly EditorIssue[];
}

/** The form in which blocks of one type are written. */
export interface TypeEditor<Block> {
  Editor: ComponentType<BlockEditorProps<Block>>;
}
