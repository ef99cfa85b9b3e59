import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { instructionsAr } from './editor-ar.ts';
import { instructionsEn } from './editor-en.ts';

export const rubricEditorMessages = editorMessageSet('instructions', instructionsEn, instructionsAr);
