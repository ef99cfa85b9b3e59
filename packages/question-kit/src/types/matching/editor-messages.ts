import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { matchingEditorAr } from './editor-ar.ts';
import { matchingEditorEn } from './editor-en.ts';

export const matchingEditorMessages = editorMessageSet('matching', matchingEditorEn, matchingEditorAr);
