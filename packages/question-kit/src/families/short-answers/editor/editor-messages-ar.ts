import { createNumberFormatter } from '../../../primitives/messages/number-formatter.ts';
import type { shortEditorMessages } from './editor-messages.ts';

const { number: numberAr, counted } = createNumberFormatter('ar');
const fieldsAr = (count: number) =>
  counted(count, { one: 'خانة واحدة', two: 'خانتان', few: '# خانات', many: '# خانة', other: '# خانة' });
const fieldsObject = (count: number) =>
  counted(count, { one: 'خانة واحدة', two: 'خانتين', few: '# خانات', many: '# خانة', other: '# خانة' });

/** Editor messages of short answers and note taking, in Arabic. */
export const shortEditorAr: (typeof shortEditorMessages)['en'] = {
  rubricPlaceholder: 'اكتب المطلوب: «أجب عن كل سؤال بثلاث كلمات على الأكثر.»',
  notesPlaceholder: 'اكتب المطلوب: «أكمل الملاحظات بكلمة واحدة في كل فراغ.»',
  list: 'الخانات',
  notes: 'الملاحظات',
  listHint: 'ضع العلامة | بين الإجابات المقبولة كلها.',
  notesHint: 'العلامة ___ مكان الخانة. السطر الذي يبدأ بـ # عنوان، وبـ ## عنوان فرعي، وما عداهما ملاحظات.',
  field: (position) => `الخانة ${numberAr(position)}`,
  prompt: (position) => `سؤال الخانة ${numberAr(position)}`,
  promptPlaceholder: 'ما المطلوب هنا؟',
  notePlaceholder: 'يفتح الساعة ___ صيفًا',
  answers: (position) => `إجابات الخانة ${numberAr(position)}`,
  answersPlaceholder: 'الإجابة | البديل',
  byPerson: 'بلا إجابات: يصحح هذه الخانة شخص.',
  anyOrder: (others) =>
    `بأي ترتيب مع ${new Intl.ListFormat('ar').format(others.map(numberAr))}: تُحتسب كل إجابة مرة واحدة.`,
  details: (position) => `درجات الخانة ${numberAr(position)} وطريقة المقارنة`,
  points: (points) =>
    counted(points, { one: 'درجة واحدة', two: 'درجتان', few: '# درجات', many: '# درجة', other: '# درجة' }),
  noKey: 'القرار لشخص: لا إجابة لهذه الخانة بعد.',
  toAll: 'تطبيق على كل الخانات',
  toAllDone: 'تُقارن كل الخانات الآن بهذه الطريقة',
  count: 'عدد الخانات',
  open: (count) => `${fieldsAr(count)} بلا إجابات في النهاية، يصححها شخص.`,
  add: 'إضافة خانة',
  paste: 'لصق قائمة',
  pasteTitle: 'إنشاء خانات من قائمة',
  pasteHint: 'خانة في كل سطر: السؤال = الإجابة | البديل. ويمكن أن تكون الإجابة داخل النص: يفتح الساعة [[التاسعة|9]].',
  pasteNotesHint: 'ملاحظة في كل سطر: يفتح الساعة [[التاسعة|9]]. السطر الذي يبدأ بـ # عنوان، وبـ ## عنوان فرعي.',
  pasteLabel: 'القائمة',
  pasteMake: (count) => (count === 0 ? 'إنشاء الخانات' : `إنشاء ${fieldsObject(count)}`),
  pasted: (count) => `أُضيفت ${fieldsAr(count)}`,
  removed: (position) => `حُذفت الخانة ${numberAr(position)}`,
  moved: (position, total) => `انتقلت الخانة إلى الموضع ${numberAr(position)} من ${numberAr(total)}`,
  empty: 'يصحح هذا شخص كما هو. أضف الأسئلة والإجابات واحدًا واحدًا، أو الصق قائمة.',
};
