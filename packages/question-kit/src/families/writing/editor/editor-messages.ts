import { pointsAr } from '../../../primitives/editor/messages/counted-ar.ts';
import type { Widened } from '../../../primitives/editor/messages/en.ts';
import { editorMessageSet } from '../../../primitives/editor/messages/message-set.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** Editor messages of writing tasks, in English. */
const writingEditorEn = {
  rubricPlaceholder: 'Set the task: whom they write to, about what, and what to include',
  minWords: 'Minimum number of words',
  maxWords: 'Maximum number of words',
  optional: 'optional',
  marks: 'Marks',
  contentMark: 'Content, at most',
  languageMark: 'Language, at most',
  marksHint: 'In points; halves are allowed.',
  total: (points: number) => `${counted(points, 'point', 'points')} in total`,
  modelPlaceholder: 'A text that would earn full marks',
};

/** Editor messages of writing tasks, in Arabic. */
const writingEditorAr: Widened<typeof writingEditorEn> = {
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

export const writingEditorMessages = editorMessageSet('writing', writingEditorEn, writingEditorAr);
