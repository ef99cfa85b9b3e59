import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { fillInBlanksEditorAr } from './editor-ar.ts';
import { fillInBlanksEditorEn } from './editor-en.ts';

export const fillInBlanksEditorMessages = editorMessageSet('gaps', fillInBlanksEditorEn, fillInBlanksEditorAr);
