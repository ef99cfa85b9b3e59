import { marksAr } from '../../../primitives/editor/messages/counted-ar.ts';
import type { writingEditorMessages } from './editor-messages.ts';

/** Editor messages of writing tasks, in Arabic. */
export const writingEditorAr: (typeof writingEditorMessages)['en'] = {
  rubricPlaceholders: {
    essay: 'اكتب المهمة: لمن يكتبون، وعن ماذا، وما الذي يجب ذكره',
    photo: 'اكتب المهمة: «صف الصورة: من فيها، وماذا يفعلون؟»',
    summary: 'اكتب المهمة: «لخّص النص بأسلوبك.»',
  },
  minWords: 'الحد الأدنى للكلمات',
  maxWords: 'الحد الأقصى للكلمات',
  optional: 'اختياري',
  marks: 'الدرجات',
  contentMark: 'المحتوى، على الأكثر',
  languageMark: 'اللغة، على الأكثر',
  marksHint: 'بالدرجات، وتُقبل الأنصاف.',
  total: (points) => `المجموع: ${marksAr(points)}`,
  modelPlaceholder: 'نص يستحق الدرجة الكاملة',
};
