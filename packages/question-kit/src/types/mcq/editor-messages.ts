import { numberAr, optionsAr } from '../../primitives/editor/messages/counted-ar.ts';
import type { Widened } from '../../primitives/editor/messages/en.ts';
import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** Editor messages of multiple choice, in English. */
const mcqEditorEn = {
  rubricPlaceholder: 'Ask the question',
  options: 'Options',
  option: (position: number) => `Option ${number.format(position)}`,
  correct: (position: number) => `Option ${number.format(position)} is right`,
  single: 'Students choose one.',
  multiple: (count: number) => `${number.format(count)} are right: students may choose several.`,
  noneRight: 'Tick what is right.',
  add: 'Add an option',
  paste: 'Paste a list',
  pasteTitle: 'Make options from a list',
  pasteHint: 'One option per line. A line that begins with * is right.',
  pasteLabel: 'List',
  quickList: 'Options, one per line',
  pasteMake: (count: number) => (count === 0 ? 'Make options' : `Make ${counted(count, 'option', 'options')}`),
  pasted: (count: number) => `${counted(count, 'option', 'options')} added`,
  addImage: 'Add a picture',
  removeImage: 'Remove the picture',
  removed: (position: number) => `Option ${number.format(position)} deleted`,
  moved: (position: number, total: number) =>
    `Option moved to position ${number.format(position)} of ${number.format(total)}`,
  empty: 'No options yet. Add them one by one, or paste a list.',
  step: 'Marks for some of the right options',
  steps: { any: 'Exact, such as a third', '0.25': 'In quarters', '0.5': 'In halves', '1': 'None: all or nothing' },
  stepEarns: (earned: readonly { count: number; mark: number }[], right: number) =>
    `Of ${number.format(right)} right options ${earned
      .map(({ count, mark }) => `${number.format(count)} earn${count === 1 ? 's' : ''} ${number.format(mark)}`)
      .join(', ')}. Wrong ones subtract as much.`,
};

/** Editor messages of multiple choice, in Arabic. */
const mcqEditorAr: Widened<typeof mcqEditorEn> = {
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

export const mcqEditorMessages = editorMessageSet('mcq', mcqEditorEn, mcqEditorAr);
