import { useUi } from '@rubrica/ui';
import type { Decision } from '../../../primitives/marking/marks.ts';
import { createNumberFormatter } from '../../../primitives/messages/number-formatter.ts';
import type { Severity } from '../../quality/severity.ts';

const english = createNumberFormatter('en');
const arabic = createNumberFormatter('ar');

/** Messages of the panes that check a question and try it with simulated students. */
export interface QualityMessages {
  number: (value: number) => string;
  severities: Readonly<Record<Severity, string>>;
  summary: (open: number) => string;
  nothing: string;
  nothingHint: (rules: number) => string;
  fix: string;
  goTo: string;
  examples: string;
  bad: string;
  good: string;
  switchOff: string;
  reason: string;
  reasonHint: string;
  reasonMissing: string;
  confirm: string;
  cancel: string;
  switchedOff: string;
  switchedOffBecause: (reason: string, by: string) => string;
  switchOn: string;
  saidOff: string;
  saidOn: string;
  words: string;
  wordsHint: string;
  chooseList: string;
  listLoaded: (words: number) => string;
  listEmpty: string;
  removeList: string;
  wordsAbove: (words: number, level: string) => string;
  noWordsAbove: (level: string) => string;
  noLevel: string;
  passageByLevel: string;
  transcriptByLevel: string;
  unlisted: (words: number) => string;
  marks: string;
  student: string;
  total: string;
  block: (position: number) => string;
  pending: string;
  pendingSign: string;
  answersOf: (student: string) => string;
  nothingGiven: string;
  pointsOf: (mark: number, maximum: number) => string;
  decisions: Readonly<Record<Decision, string>>;
  decidesBadly: string;
  decidesWell: string;
  where: (block: number, item: number) => string;
  whereGiven: (place: string, given: string) => string;
  length: (words: number) => string;
  seconds: (seconds: number) => string;
  nothingToAnswer: string;
}

const en: QualityMessages = {
  number: english.number,
  severities: { error: 'Defects', warning: 'Clues and doubts', note: 'To look at' },
  summary: (open) => english.counted(open, { one: '# finding', other: '# findings' }),
  nothing: 'Nothing found',
  nothingHint: (rules) => `${english.number(rules)} rules have looked at this question. A person still has to read it.`,
  fix: 'What to do:',
  goTo: 'Go to',
  examples: 'Examples',
  bad: 'Found',
  good: 'Not found',
  switchOff: 'Switch off…',
  reason: 'Why is it right here?',
  reasonHint: 'The reason stays with the question, and reviewers see it.',
  reasonMissing: 'Give a reason: a few words are enough.',
  confirm: 'Switch off',
  cancel: 'Cancel',
  switchedOff: 'Switched off',
  switchedOffBecause: (reason, by) => (by === '' ? reason : `${reason} (${by})`),
  switchOn: 'Switch on again',
  saidOff: 'The finding is switched off.',
  saidOn: 'The finding is switched on.',
  words: 'Words above the level',
  wordsHint: 'Open a list with a word and its level in each line (harbour,B1). It stays in this browser.',
  chooseList: 'Open a list…',
  listLoaded: (words) => `The list has ${english.counted(words, { one: '# word', other: '# words' })}.`,
  listEmpty: 'No line of this file has a word and a level. A line reads: harbour,B1',
  removeList: 'Remove the list',
  wordsAbove: (words, level) => `${english.counted(words, { one: '# word', other: '# words' })} above ${level}`,
  noWordsAbove: (level) => `The list has no word of the passage above ${level}.`,
  passageByLevel: 'Words of the passage by level',
  transcriptByLevel: 'Words of the transcript by level',
  unlisted: (words) => `not in the list: ${english.number(words)}`,
  noLevel: 'Choose a level for the question to see which words are above it.',
  marks: 'Marks of the simulated students',
  student: 'Student',
  total: 'Total',
  block: (position) => `Question ${english.number(position)}`,
  pending: 'for a person',
  pendingSign: '… waits for a person',
  answersOf: (student) => `Answers: ${student}`,
  nothingGiven: 'nothing',
  pointsOf: (mark, maximum) => `${english.number(mark)} of ${english.number(maximum)}`,
  decisions: {
    exact: 'right',
    alternative: 'another accepted answer',
    accent: 'right but for accents',
    typo: 'right but for a typing error',
    partial: 'partly right',
    none: 'not accepted',
    manual: 'for a person',
  },
  decidesBadly: 'What the key does not decide well',
  decidesWell: 'The key decides all ten students well.',
  where: (block, item) => `Question ${english.number(block)}, item ${english.number(item)}`,
  whereGiven: (place, given) => `${place}: ${given}`,
  length: (words) => english.counted(words, { one: '# word', other: '# words' }),
  seconds: (seconds) => english.counted(seconds, { one: '# second', other: '# seconds' }),
  nothingToAnswer: 'There is nothing to answer yet. Add a question with a key, and ten students will answer it.',
};

const ar: QualityMessages = {
  number: arabic.number,
  severities: { error: 'عيوب', warning: 'دلالات وشكوك', note: 'للنظر' },
  summary: (open) =>
    arabic.counted(open, {
      one: 'مأخذ واحد',
      two: 'مأخذان',
      few: '# مآخذ',
      many: '# مأخذًا',
      other: '# مأخذ',
    }),
  nothing: 'لا مآخذ',
  nothingHint: (rules) => `عدد القواعد التي فحصت هذا السؤال: ${arabic.number(rules)}. ويبقى أن يقرأه إنسان.`,
  fix: 'ما العمل:',
  goTo: 'اذهب إلى',
  examples: 'أمثلة',
  bad: 'يُلاحَظ',
  good: 'لا يُلاحَظ',
  switchOff: 'أوقفها…',
  reason: 'لماذا يصحّ هذا هنا؟',
  reasonHint: 'يبقى السبب مع السؤال ويراه المراجعون.',
  reasonMissing: 'اكتب سببًا، وتكفي بضع كلمات.',
  confirm: 'أوقفها',
  cancel: 'إلغاء',
  switchedOff: 'موقوفة',
  switchedOffBecause: (reason, by) => (by === '' ? reason : `${reason} (${by})`),
  switchOn: 'أعد تشغيلها',
  saidOff: 'أُوقف المأخذ.',
  saidOn: 'أُعيد تشغيل المأخذ.',
  words: 'كلمات فوق المستوى',
  wordsHint: 'افتح قائمة في كل سطر منها كلمة ومستواها (harbour,B1). تبقى القائمة في هذا المتصفح.',
  chooseList: 'افتح قائمة…',
  listLoaded: (words) => `عدد كلمات القائمة: ${arabic.number(words)}.`,
  listEmpty: 'ليس في هذا الملف سطر فيه كلمة ومستوى. يُكتب السطر هكذا: harbour,B1',
  removeList: 'أزل القائمة',
  wordsAbove: (words, level) => `عدد الكلمات التي فوق ${level}: ${arabic.number(words)}`,
  noWordsAbove: (level) => `ليس في القائمة كلمة من النص فوق ${level}.`,
  passageByLevel: 'كلمات النص بحسب المستوى',
  transcriptByLevel: 'كلمات النص المسموع بحسب المستوى',
  unlisted: (words) => `ليست في القائمة: ${arabic.number(words)}`,
  noLevel: 'اختر مستوى السؤال لترى الكلمات التي فوقه.',
  marks: 'درجات الطلاب الافتراضيين',
  student: 'الطالب',
  total: 'المجموع',
  block: (position) => `السؤال ${arabic.number(position)}`,
  pending: 'يصحّحه إنسان',
  pendingSign: '… بانتظار أن يصحّحه إنسان',
  answersOf: (student) => `الإجابات: ${student}`,
  nothingGiven: 'لا شيء',
  pointsOf: (mark, maximum) => `${arabic.number(mark)} من ${arabic.number(maximum)}`,
  decisions: {
    exact: 'صحيحة',
    alternative: 'إجابة أخرى مقبولة',
    accent: 'صحيحة عدا العلامات',
    typo: 'صحيحة عدا خطأ كتابة',
    partial: 'صحيحة جزئيًا',
    none: 'غير مقبولة',
    manual: 'يصحّحها إنسان',
  },
  decidesBadly: 'ما لا يحسن المفتاح الحكم فيه',
  decidesWell: 'يحسن المفتاح الحكم على الطلاب العشرة.',
  where: (block, item) => `السؤال ${arabic.number(block)}، البند ${arabic.number(item)}`,
  whereGiven: (place, given) => `${place}: ${given}`,
  length: (words) => `عدد الكلمات: ${arabic.number(words)}`,
  seconds: (seconds) => `عدد الثواني: ${arabic.number(seconds)}`,
  nothingToAnswer: 'ليس هنا ما يُجاب عنه بعد. أضف سؤالًا له مفتاح إجابة ليجيب عنه عشرة طلاب.',
};

/** Messages of the panes in the language of the page. */
export function useQualityMessages(): QualityMessages {
  return qualityMessages(useUi().language);
}

/** Messages of the panes in a language. */
export function qualityMessages(language: string): QualityMessages {
  return language.toLowerCase().startsWith('ar') ? ar : en;
}
