import type { ComponentType } from 'react';
import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import type { BlockType } from '../../types/question-types.ts';
import type { BlockOf } from '../core/registry.ts';
import { typeEditors as registry } from '../registries/type-editors.ts';

/** An editor for each type that an author can insert. */
export type BlockEditors = { readonly [Type in BlockType]: ComponentType<BlockEditorProps<BlockOf<Type>>> };

/** The editor of every type that an author can insert. */
export const typeEditors = registry satisfies { readonly [Type in BlockType]: TypeEditor<BlockOf<Type>> };
