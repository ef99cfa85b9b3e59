import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { vocabEditorAr } from './editor-ar.ts';
import { vocabEditorEn } from './editor-en.ts';

export const vocabEditorMessages = editorMessageSet('vocab', vocabEditorEn, vocabEditorAr);
