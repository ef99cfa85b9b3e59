import { numberAr as number, optionsAr } from '../../primitives/editor/messages/counted-ar.ts';
import type { Widened } from '../../primitives/editor/messages/en.ts';
import type { mcqEditorEn } from './editor-en.ts';

/** Editor messages of multiple choice, in Arabic. */
export const mcqEditorAr: Widened<typeof mcqEditorEn> = {
  rubricPlaceholder: 'اكتب السؤال',
  options: 'الخيارات',
  option: (position) => `الخيار ${number.format(position)}`,
  correct: (position) => `الخيار ${number.format(position)} صحيح`,
  single: 'يختار الطلاب خيارًا واحدًا.',
  multiple: (count) => `${optionsAr(count)} صحيحة: يمكن للطلاب اختيار أكثر من واحد.`,
  noneRight: 'حدّد الصحيح.',
  add: 'إضافة خيار',
  paste: 'لصق قائمة',
  pasteTitle: 'إنشاء خيارات من قائمة',
  pasteHint: 'خيار في كل سطر. السطر الذي يبدأ بالعلامة * صحيح.',
  pasteLabel: 'القائمة',
  pasteMake: (count) => (count === 0 ? 'إنشاء الخيارات' : `إنشاء ${optionsAr(count)}`),
  pasted: (count) => `أُضيف ${optionsAr(count)}`,
  addImage: 'إضافة صورة',
  removeImage: 'إزالة الصورة',
  removed: (position) => `حُذف الخيار ${number.format(position)}`,
  moved: (position, total) => `انتقل الخيار إلى الموضع ${number.format(position)} من ${number.format(total)}`,
  empty: 'لا خيارات بعد. أضفها واحدًا واحدًا، أو الصق قائمة.',
};
