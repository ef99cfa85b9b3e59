import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';

/** Editor messages for instructions, in English. */
const instructionsEn = {
  placeholder: 'Say what students should know or do before they go on',
};

/** Editor messages for instructions, in Arabic. */
const instructionsAr: typeof instructionsEn = {
  placeholder: 'اكتب ما ينبغي أن يعرفه الطلاب أو يفعلوه قبل المتابعة',
};

export const rubricEditorMessages = editorMessageSet('instructions', instructionsEn, instructionsAr);
