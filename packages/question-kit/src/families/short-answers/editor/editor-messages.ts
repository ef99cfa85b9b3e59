import { createNumberFormatter } from '../../../primitives/messages/number-formatter.ts';
import { editorMessageSet } from '../../../primitives/editor/messages/message-set.ts';

const rules = new Intl.PluralRules('en');
const numberEn = new Intl.NumberFormat('en');
const fieldsEn = (count: number) => `${numberEn.format(count)} ${rules.select(count) === 'one' ? 'field' : 'fields'}`;

/** Editor messages of short answers and note taking. */
const shortEditorEn = {
  rubricPlaceholder: 'Say what to do: “Answer each question in no more than three words.”',
  notesPlaceholder: 'Say what to do: “Complete the notes. Write one word in each space.”',
  list: 'Fields',
  notes: 'Notes',
  listHint: 'Put | between answers that are all right.',
  notesHint: '___ is the space to fill in. # begins a title, ## a heading; other lines are notes.',
  field: (position: number) => `Field ${numberEn.format(position)}`,
  prompt: (position: number) => `Prompt of field ${numberEn.format(position)}`,
  promptPlaceholder: 'What is asked here',
  notePlaceholder: 'opens at ___ in summer',
  answers: (position: number) => `Answers of field ${numberEn.format(position)}`,
  answersPlaceholder: 'answer | alternative',
  byPerson: 'No answers: a person marks this field.',
  anyOrder: (others: readonly number[]) =>
    `In any order with ${new Intl.ListFormat('en').format(others.map((one) => numberEn.format(one)))}: every answer counts once.`,
  details: (position: number) => `Marks and comparison of field ${numberEn.format(position)}`,
  points: (points: number) => `${numberEn.format(points)} ${rules.select(points) === 'one' ? 'mark' : 'marks'}`,
  noKey: 'A person decides: this field has no answer yet.',
  toAll: 'Use for all fields',
  toAllDone: 'Every field is compared this way now',
  count: 'Number of fields',
  open: (count: number) => `${fieldsEn(count)} without answers at the end, for a person to mark.`,
  add: 'Add a field',
  paste: 'Paste a list',
  pasteTitle: 'Make fields from a list',
  pasteHint:
    'A field per line: prompt = answer | alternative. Answers may also stand in the text: opens at [[nine|9]].',
  pasteNotesHint: 'A note per line: opens at [[nine|9]]. # begins a title, ## a heading.',
  pasteLabel: 'The list',
  pasteMake: (count: number) => (count === 0 ? 'Make fields' : `Make ${fieldsEn(count)}`),
  pasted: (count: number) => `${fieldsEn(count)} added`,
  removed: (position: number) => `Field ${numberEn.format(position)} deleted`,
  moved: (position: number, total: number) =>
    `Field moved to position ${numberEn.format(position)} of ${numberEn.format(total)}`,
  empty: 'A person marks this as it is. Add prompts and answers one by one, or paste a list.',
};

const { number: numberAr, counted } = createNumberFormatter('ar');
const fieldsAr = (count: number) =>
  counted(count, { one: 'خانة واحدة', two: 'خانتان', few: '# خانات', many: '# خانة', other: '# خانة' });
const fieldsObject = (count: number) =>
  counted(count, { one: 'خانة واحدة', two: 'خانتين', few: '# خانات', many: '# خانة', other: '# خانة' });

type Messages = {
  [Key in keyof typeof shortEditorEn]: (typeof shortEditorEn)[Key] extends string
    ? string
    : (typeof shortEditorEn)[Key];
};

const shortEditorAr: Messages = {
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

export const shortEditorMessages = editorMessageSet('short', shortEditorEn, shortEditorAr);
