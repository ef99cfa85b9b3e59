import { editorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { writingSourceAr } from './source-ar.ts';
import { writingSourceEn } from './source-en.ts';

export const writingSourceEditorMessages = editorMessageSet('writingSource', writingSourceEn, writingSourceAr);
