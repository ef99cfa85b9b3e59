import type { AnswerMessages } from './answer-en.ts';
import { writerOf } from './writer.ts';

const { number, counted } = writerOf('ar');

export const answerAr: AnswerMessages = {
  number,
  points: (points) =>
    counted(points, { one: 'درجة واحدة', two: 'درجتان', few: '# درجات', many: '# درجة', other: '# درجة' }),
  question: (position) => `السؤال ${number(position)}`,
  stimulus: 'المادة',
  flag: 'علِّمه للعودة إليه',
  broken: 'تعذّر عرض هذا الجزء.',
  brokenHint: 'كل ما عداه يعمل، وإجاباتك محفوظة. حاول مرة أخرى، وإن بقي الأمر كذلك فأخبر معلّمك.',
  tryAgain: 'حاول مرة أخرى',
  unknownType: 'لا يمكن عرض هذا النوع من الأسئلة هنا بعد.',

  chooseSeveral: 'اختر كل الإجابات الصحيحة',
  clear: 'مسح',
  ruleOut: 'استبعاد',
  ruleOutHint: 'اشطب الخيارات التي تظن أنها خاطئة. لا يرى ذلك أحد غيرك.',
  ruleOutOption: (letter) => `استبعاد ${letter}`,
  ruledOut: 'مستبعد',

  gap: (position, of) => `الفراغ ${number(position)} من ${number(of)}`,
  gapEmpty: 'فارغ',
  gapHolds: (word) => `${word}. اضغط لإخراجها.`,
  wordBox: 'صندوق الكلمات',
  wordBoxHint: 'اسحب كلمة إلى فراغ، أو المس الكلمة ثم الفراغ.',
  wordUsed: (gap) => `مستخدمة في الفراغ ${number(gap)}`,
  wordHeld: (word) => `اخترت ${word}. اختر الفراغ الآن.`,
  gapWaits: (gap) => `الفراغ ${number(gap)}: اختر كلمة الآن.`,
  wordPlaced: (word, gap) => `${word} في الفراغ ${number(gap)}.`,
  wordReturned: (word) => `عادت ${word} إلى صندوق الكلمات.`,
  letGo: 'لم يعد شيء مختارًا.',

  sourceText: 'النص الأصلي',
  pdfDocument: 'ملف PDF، يُفتح في صفحة جديدة',
  zoomImage: 'تكبير الصورة',
  closeImage: 'إغلاق الصورة',
  fileLoading: 'جارٍ التحميل',
  fileMissing: (name) => `تعذّر تحميل ${name}.`,
};
