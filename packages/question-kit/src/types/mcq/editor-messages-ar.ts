import { numberAr, optionsAr } from '../../primitives/editor/messages/counted-ar.ts';
import type { mcqEditorMessages } from './editor-messages.ts';

/** Editor messages of multiple choice, in Arabic. */
export const mcqEditorAr: (typeof mcqEditorMessages)['en'] = {
  rubricPlaceholder: 'اكتب السؤال',
  options: 'الخيارات',
  option: (position) => `الخيار ${numberAr.format(position)}`,
  correct: (position) => `الخيار ${numberAr.format(position)} صحيح`,
  single: 'يختار الطلاب خيارًا واحدًا.',
  multiple: (count) => `${optionsAr(count)} صحيحة: يمكن للطلاب اختيار أكثر من واحد.`,
  noneRight: 'حدّد الصحيح.',
  add: 'إضافة خيار',
  paste: 'لصق قائمة',
  pasteTitle: 'إنشاء خيارات من قائمة',
  pasteHint: 'خيار في كل سطر. السطر الذي يبدأ بالعلامة * صحيح.',
  pasteLabel: 'القائمة',
  quickList: 'الخيارات، خيار في كل سطر',
  pasteMake: (count) => (count === 0 ? 'إنشاء الخيارات' : `إنشاء ${optionsAr(count)}`),
  pasted: (count) => `أُضيف ${optionsAr(count)}`,
  addImage: 'إضافة صورة',
  removeImage: 'إزالة الصورة',
  removed: (position) => `حُذف الخيار ${numberAr.format(position)}`,
  moved: (position, total) => `انتقل الخيار إلى الموضع ${numberAr.format(position)} من ${numberAr.format(total)}`,
  empty: 'لا خيارات بعد. أضفها واحدًا واحدًا، أو الصق قائمة.',
  step: 'درجة بعض الخيارات الصحيحة',
  steps: { any: 'دقيقة، كالثلث', '0.25': 'بالأرباع', '0.5': 'بالأنصاف', '1': 'لا درجة: الكل أو لا شيء' },
  stepEarns: (earned, right) =>
    `من ${optionsAr(right)} صحيحة: ${earned
      .map(({ count, mark }) => `${numberAr.format(count)} بدرجة ${numberAr.format(mark)}`)
      .join('، ')}. والخاطئ يخصم مثل ذلك.`,
};
