import { writerOf } from '../../../primitives/messages/writer.ts';
import type { shortEditorEn } from './short-en.ts';

const { number, counted } = writerOf('ar');
const fields = (count: number) =>
  counted(count, { one: 'خانة واحدة', two: 'خانتان', few: '# خانات', many: '# خانة', other: '# خانة' });
const fieldsObject = (count: number) =>
  counted(count, { one: 'خانة واحدة', two: 'خانتين', few: '# خانات', many: '# خانة', other: '# خانة' });

type Messages = {
  [Key in keyof typeof shortEditorEn]: (typeof shortEditorEn)[Key] extends string
    ? string
    : (typeof shortEditorEn)[Key];
};

export const shortEditorAr: Messages = {
  rubricPlaceholder: 'اكتب المطلوب: «أجب عن كل سؤال بثلاث كلمات على الأكثر.»',
  notesPlaceholder: 'اكتب المطلوب: «أكمل الملاحظات بكلمة واحدة في كل فراغ.»',
  list: 'الخانات',
  notes: 'الملاحظات',
  listHint: 'ضع العلامة | بين الإجابات المقبولة كلها.',
  notesHint: 'العلامة ___ مكان الخانة. السطر الذي يبدأ بـ # عنوان، وبـ ## عنوان فرعي، وما عداهما ملاحظات.',
  field: (position) => `الخانة ${number(position)}`,
  prompt: (position) => `سؤال الخانة ${number(position)}`,
  promptPlaceholder: 'ما المطلوب هنا؟',
  notePlaceholder: 'يفتح الساعة ___ صيفًا',
  answers: (position) => `إجابات الخانة ${number(position)}`,
  answersPlaceholder: 'الإجابة | البديل',
  byPerson: 'بلا إجابات: يصحح هذه الخانة شخص.',
  anyOrder: (others) =>
    `بأي ترتيب مع ${new Intl.ListFormat('ar').format(others.map(number))}: تُحتسب كل إجابة مرة واحدة.`,
  details: (position) => `درجات الخانة ${number(position)} وطريقة المقارنة`,
  points: (points) =>
    counted(points, { one: 'درجة واحدة', two: 'درجتان', few: '# درجات', many: '# درجة', other: '# درجة' }),
  noKey: 'القرار لشخص: لا إجابة لهذه الخانة بعد.',
  toAll: 'تطبيق على كل الخانات',
  toAllDone: 'تُقارن كل الخانات الآن بهذه الطريقة',
  count: 'عدد الخانات',
  open: (count) => `${fields(count)} بلا إجابات في النهاية، يصححها شخص.`,
  add: 'إضافة خانة',
  paste: 'لصق قائمة',
  pasteTitle: 'إنشاء خانات من قائمة',
  pasteHint: 'خانة في كل سطر: السؤال = الإجابة | البديل. ويمكن أن تكون الإجابة داخل النص: يفتح الساعة [[التاسعة|9]].',
  pasteNotesHint: 'ملاحظة في كل سطر: يفتح الساعة [[التاسعة|9]]. السطر الذي يبدأ بـ # عنوان، وبـ ## عنوان فرعي.',
  pasteLabel: 'القائمة',
  pasteMake: (count) => (count === 0 ? 'إنشاء الخانات' : `إنشاء ${fieldsObject(count)}`),
  pasted: (count) => `أُضيفت ${fields(count)}`,
  removed: (position) => `حُذفت الخانة ${number(position)}`,
  moved: (position, total) => `انتقلت الخانة إلى الموضع ${number(position)} من ${number(total)}`,
  empty: 'يصحح هذا شخص كما هو. أضف الأسئلة والإجابات واحدًا واحدًا، أو الصق قائمة.',
};
