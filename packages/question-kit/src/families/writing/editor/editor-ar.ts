import { pointsAr } from '../../../primitives/editor/messages/counted-ar.ts';
import type { Widened } from '../../../primitives/editor/messages/en.ts';
import type { writingEditorEn } from './editor-en.ts';

/** Editor messages of writing tasks, in Arabic. */
export const writingEditorAr: Widened<typeof writingEditorEn> = {
  rubricPlaceholder: 'اكتب المهمة: لمن يكتبون، وعن ماذا، وما الذي يجب ذكره',
  minWords: 'الحد الأدنى للكلمات',
  maxWords: 'الحد الأقصى للكلمات',
  optional: 'اختياري',
  marks: 'الدرجات',
  contentMark: 'المحتوى، على الأكثر',
  languageMark: 'اللغة، على الأكثر',
  marksHint: 'بالدرجات، وتُقبل الأنصاف.',
  total: (points) => `المجموع: ${pointsAr(points)}`,
  modelPlaceholder: 'نص يستحق الدرجة الكاملة',
};
