import type { instructionsEn } from './editor-en.ts';

/** The words of the editor of instructions, in Arabic. */
export const instructionsAr: typeof instructionsEn = {
  placeholder: 'اكتب ما ينبغي أن يعرفه الطلاب أو يفعلوه قبل المتابعة',
};
