import type { TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import { WritingForm } from '../../families/writing/editor/writing-form.tsx';
import type { WritingEssaysBlock } from './schema.ts';

/** The form in which an essay task is written. */
export const writingEssaysEditor: TypeEditor<WritingEssaysBlock> = { Editor: WritingForm };
