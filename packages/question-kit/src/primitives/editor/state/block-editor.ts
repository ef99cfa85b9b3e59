import type { ComponentType } from 'react';
import type { EditorIssue } from './editor-api.ts';

/** Props of the editor of a type. It passes its changes to `useEditor().dispatch` as draft actions. */
export interface BlockEditorProps<Block> {
  block: Block;
  /** The index of the block in the draft's questions. */
  index: number;
  /** Validation issues, with paths from the block. */
  issues: readonly EditorIssue[];
}

/** The editor of the blocks of one type. */
export interface TypeEditor<Block> {
  Editor: ComponentType<BlockEditorProps<Block>>;
}
