import { createNumberFormatter } from './number-formatter.ts';

const english = createNumberFormatter('en');
const arabic = createNumberFormatter('ar');

const en = {
  number: english.number,
  points: (points: number): string => english.counted(points, { one: '# mark', other: '# marks' }),
  question: (position: number): string => `Question ${english.number(position)}`,
  stimulus: 'Material',
  flag: 'Flag for later',
  broken: 'This part could not be shown.',
  brokenHint: 'Everything else works, and your answers are kept. Try again, or tell your teacher.',
  tryAgain: 'Try again',
  unknownType: 'This kind of question cannot be shown here yet.',

  chooseSeveral: 'Choose all the answers that are right',
  clear: 'Clear',
  ruleOut: 'Rule out',
  ruleOutHint: 'Cross out options that you think are wrong. Nobody else sees this.',
  ruleOutOption: (letter: string): string => `Rule out ${letter}`,
  ruledOut: 'ruled out',

  gap: (position: number, total: number): string => `Gap ${english.number(position)} of ${english.number(total)}`,
  gapEmpty: 'empty',
  gapHolds: (word: string): string => `${word}. Press to take it out.`,
  wordBox: 'Word box',
  wordBoxHint: 'Drag a word into a gap, or tap the word and then the gap.',
  wordUsed: (gap: number): string => `used in gap ${english.number(gap)}`,
  wordSelected: (word: string): string => `${word} picked. Now choose a gap.`,
  gapSelected: (gap: number): string => `Gap ${english.number(gap)}: now choose a word.`,
  wordPlaced: (word: string, gap: number): string => `${word} is in gap ${english.number(gap)}.`,
  wordReturned: (word: string): string => `${word} is back in the word box.`,
  nothingSelected: 'Nothing is picked.',

  sourceText: 'Source text',
  pdfDocument: 'PDF document, opens in a new tab',
  zoomImage: 'Enlarge the picture',
  closeImage: 'Close the picture',
  fileLoading: 'Loading',
  slow: 'This is taking longer than usual. The connection may have stopped.',
  fileMissing: (name: string): string => `${name} could not be loaded.`,
};

/** Messages of the answer view. */
export type AnswerMessages = typeof en;

const ar: AnswerMessages = {
  number: arabic.number,
  points: (points) =>
    arabic.counted(points, { one: 'درجة واحدة', two: 'درجتان', few: '# درجات', many: '# درجة', other: '# درجة' }),
  question: (position) => `السؤال ${arabic.number(position)}`,
  stimulus: 'المادة',
  flag: 'علِّمه للعودة إليه',
  broken: 'تعذّر عرض هذا الجزء.',
  brokenHint: 'كل ما عداه يعمل، وإجاباتك محفوظة. حاول مرة أخرى، أو أخبر معلّمك.',
  tryAgain: 'حاول مرة أخرى',
  unknownType: 'لا يمكن عرض هذا النوع من الأسئلة هنا بعد.',

  chooseSeveral: 'اختر كل الإجابات الصحيحة',
  clear: 'مسح',
  ruleOut: 'استبعاد',
  ruleOutHint: 'اشطب الخيارات التي تظن أنها خاطئة. لا يرى ذلك أحد غيرك.',
  ruleOutOption: (letter) => `استبعاد ${letter}`,
  ruledOut: 'مستبعد',

  gap: (position, of) => `الفراغ ${arabic.number(position)} من ${arabic.number(of)}`,
  gapEmpty: 'فارغ',
  gapHolds: (word) => `${word}. اضغط لإخراجها.`,
  wordBox: 'صندوق الكلمات',
  wordBoxHint: 'اسحب كلمة إلى فراغ، أو المس الكلمة ثم الفراغ.',
  wordUsed: (gap) => `مستخدمة في الفراغ ${arabic.number(gap)}`,
  wordSelected: (word) => `اخترت ${word}. اختر الفراغ الآن.`,
  gapSelected: (gap) => `الفراغ ${arabic.number(gap)}: اختر كلمة الآن.`,
  wordPlaced: (word, gap) => `${word} في الفراغ ${arabic.number(gap)}.`,
  wordReturned: (word) => `عادت ${word} إلى صندوق الكلمات.`,
  nothingSelected: 'لم يعد شيء مختارًا.',

  sourceText: 'النص الأصلي',
  pdfDocument: 'ملف PDF، يُفتح في صفحة جديدة',
  zoomImage: 'تكبير الصورة',
  closeImage: 'إغلاق الصورة',
  fileLoading: 'جارٍ التحميل',
  slow: 'يستغرق هذا وقتًا أطول من المعتاد. ربما توقف الاتصال.',
  fileMissing: (name) => `تعذّر تحميل ${name}.`,
};

/** Messages of the answer view, by language. */
export const answerMessages = { en, ar };
