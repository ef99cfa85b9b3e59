import { ar } from '../../../primitives/editor/messages/ar.ts';
import { typeEditorMessagesAr } from '../../registries/type-editor-messages-ar.ts';
import type { AllEditorMessages } from './all-editor-messages.ts';
import { typeTexts } from './all-messages.ts';
import { issueTextIn } from './issue-text.ts';

/** Every message of the editor in Arabic. */
export const arabicEditorMessages: AllEditorMessages = {
  ...ar,
  ...typeEditorMessagesAr,
  ...typeTexts('ar'),
  issueText: (code, message) => issueTextIn('ar', code, message),
};
