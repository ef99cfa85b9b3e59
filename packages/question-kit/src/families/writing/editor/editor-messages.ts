import { marksAr } from '../../../primitives/editor/messages/counted-ar.ts';
import type { Widened } from '../../../primitives/editor/messages/en.ts';
import { editorMessageSet } from '../../../primitives/editor/messages/message-set.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** Editor messages of writing tasks, in English. */
const writingEditorEn = {
  rubricPlaceholders: {
    essay: 'Set the task: whom they write to, about what, and what to include',
    photo: 'Set the task: “Describe the photo. Say who is in it and what they are doing.”',
    summary: 'Set the task: “Summarise the text in your own words.”',
  },
  minWords: 'Minimum number of words',
  maxWords: 'Maximum number of words',
  optional: 'optional',
  marks: 'Marks',
  contentMark: 'Content, at most',
  languageMark: 'Language, at most',
  marksHint: 'Halves are allowed.',
  total: (points: number) => `${counted(points, 'mark', 'marks')} in total`,
  modelPlaceholder: 'A text that would earn all marks',
};

/** Editor messages of writing tasks, in Arabic. */
const writingEditorAr: Widened<typeof writingEditorEn> = {
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

export const writingEditorMessages = editorMessageSet('writing', writingEditorEn, writingEditorAr);
