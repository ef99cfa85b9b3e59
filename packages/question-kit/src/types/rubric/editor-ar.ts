import type { instructionsEn } from './editor-en.ts';

/** Editor messages for instructions, in Arabic. */
export const instructionsAr: typeof instructionsEn = {
  placeholder: 'اكتب ما ينبغي أن يعرفه الطلاب أو يفعلوه قبل المتابعة',
};
