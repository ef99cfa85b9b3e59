import { editorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { shortEditorAr } from './short-ar.ts';
import { shortEditorEn } from './short-en.ts';

export const shortEditorMessages = editorMessageSet('short', shortEditorEn, shortEditorAr);
