import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { mcqEditorAr } from './editor-ar.ts';
import { mcqEditorEn } from './editor-en.ts';

export const mcqEditorMessages = editorMessageSet('mcq', mcqEditorEn, mcqEditorAr);
