import { editorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { writingEditorAr } from './editor-ar.ts';
import { writingEditorEn } from './editor-en.ts';

export const writingEditorMessages = editorMessageSet('writing', writingEditorEn, writingEditorAr);
