import type { rubricEditorMessages } from './editor-messages.ts';

/** Editor messages for instructions, in Arabic. */
export const rubricEditorAr: (typeof rubricEditorMessages)['en'] = {
  placeholder: 'اكتب ما ينبغي أن يعرفه الطلاب أو يفعلوه قبل المتابعة',
};
