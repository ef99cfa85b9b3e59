import { editorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { speakingEditorAr } from './messages-ar.ts';
import { speakingEditorEn } from './messages-en.ts';

export const speakingEditorMessages = editorMessageSet('spoken', speakingEditorEn, speakingEditorAr);
