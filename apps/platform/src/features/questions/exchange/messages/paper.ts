import type { Language, PaperDifference } from '@rubrica/api-client/contract';
import { countedInArabic } from '../../../../lib/plurals/counted-in-arabic.ts';

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

type Part = Exclude<PaperDifference['part'], 'block'>;

const en = {
  loading: 'Comparing the paper with the bank',
  failed: 'The paper could not be read',
  heading: (title: string) => `Paper “\u2068${title}\u2069”`,
  untitled: 'Without a title',
  summary: {
    create: 'new',
    update: 'changed',
    keep: 'unchanged',
    'leave-out': 'left out',
    'other-language': 'in another language',
  },
  actions: {
    create: 'New',
    update: 'New version',
    keep: 'Unchanged',
    'leave-out': 'Left out: retired',
    'other-language': 'Left out: another language',
  },
  section: 'Section',
  what: 'What happens',
  differences: 'What differs',
  parts: {
    title: 'title',
    skill: 'skill',
    category: 'category',
    level: 'level',
    diploma: 'diploma',
    stimulus: 'text, pictures and recordings',
    order: 'order of the parts',
  } satisfies Record<Part, string>,
  block: {
    added: (number: number) => `part ${number} is new`,
    removed: (number: number) => `part ${number} is gone`,
    changed: (number: number) => `part ${number}`,
  },
  unfinished: 'To complete',
  newFiles: (count: number) => (count === 1 ? '1 file is stored.' : `${count} files are stored.`),
  refused:
    'This paper cannot be imported: files of it cannot be used. Choose others in their questions in the workbench, then save the paper and choose it here again.',
  refusedFile: {
    type: (file: string) => `${file}: what it contains is of no type that can be used, or is not what its name says.`,
    'too-large': (file: string) => `${file}: it is larger than files of its kind may be.`,
  },
  fileOf: (name: string, question: string) => `\u2068${name}\u2069 (\u2068${question}\u2069)`,
  task: {
    create: (title: string) => `A draft task “\u2068${title}\u2069” is made with these questions.`,
    update: (title: string) => `The draft task “\u2068${title}\u2069” gets these questions.`,
    keep: (title: string) => `The task “\u2068${title}\u2069” stays as it is.`,
  },
  unknown: (names: string) => `These categories, levels and diplomas do not exist here: ${names}.`,
  createNames: 'Create them',
  createNamesHint: 'Otherwise these fields stay empty.',
  run: (count: number) => `Import ${questions(count)}`,
  nothing: 'Nothing has changed since the last import.',
  changed:
    'The bank or the task has changed since you looked, so the paper was compared again. What follows is what the import would do now.',
  runFailed: 'The paper could not be imported',
  done: (count: number) =>
    `${questions(count)} imported. The task is a draft: set its groups and dates, then publish it.`,
  toTasks: 'To the tasks',
};

const arQuestions = (count: number) =>
  countedInArabic(count, {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: 'أسئلة',
    many: 'سؤالًا',
    other: 'سؤال',
  });

const ar: typeof en = {
  loading: 'جارٍ مقارنة الورقة ببنك الأسئلة',
  failed: 'تعذّرت قراءة الورقة',
  heading: (title) => `الورقة «\u2068${title}\u2069»`,
  untitled: 'بلا عنوان',
  summary: {
    create: 'جديدة',
    update: 'متغيّرة',
    keep: 'بلا تغيير',
    'leave-out': 'متروكة',
    'other-language': 'بلغة أخرى',
  },
  actions: {
    create: 'جديد',
    update: 'إصدار جديد',
    keep: 'بلا تغيير',
    'leave-out': 'متروك: موقوف',
    'other-language': 'متروك: بلغة أخرى',
  },
  section: 'القسم',
  what: 'ما يحدث',
  differences: 'ما يختلف',
  parts: {
    title: 'العنوان',
    skill: 'المهارة',
    category: 'الفئة',
    level: 'المستوى',
    diploma: 'الشهادة',
    stimulus: 'النص والصور والتسجيلات',
    order: 'ترتيب الأجزاء',
  },
  block: {
    added: (number) => `الجزء ${number} جديد`,
    removed: (number) => `الجزء ${number} حُذف`,
    changed: (number) => `الجزء ${number}`,
  },
  unfinished: 'ينقصه شيء',
  newFiles: (count) => `ملفات تُحفظ: ${count}.`,
  refused:
    'لا يمكن استيراد هذه الورقة: فيها ملفات لا يمكن استخدامها. اختر غيرها في أسئلتها في برنامج التأليف، ثم احفظ الورقة واخترها هنا من جديد.',
  refusedFile: {
    type: (file) => `${file}: محتواه من نوع لا يمكن استخدامه، أو ليس ما يدل عليه اسمه.`,
    'too-large': (file) => `${file}: أكبر مما يجوز لنوعه.`,
  },
  fileOf: (name, question) => `\u2068${name}\u2069 (\u2068${question}\u2069)`,
  task: {
    create: (title) => `تُنشأ مهمة مسودة «\u2068${title}\u2069» بهذه الأسئلة.`,
    update: (title) => `تأخذ المهمة المسودة «\u2068${title}\u2069» هذه الأسئلة.`,
    keep: (title) => `تبقى المهمة «\u2068${title}\u2069» كما هي.`,
  },
  unknown: (names) => `لا توجد هنا هذه الفئات والمستويات والشهادات: ${names}.`,
  createNames: 'أنشئها',
  createNamesHint: 'وإلا بقيت هذه الحقول فارغة.',
  run: (count) => `استورد ${arQuestions(count)}`,
  nothing: 'لم يتغير شيء منذ آخر استيراد.',
  changed: 'تغيّر بنك الأسئلة أو المهمة منذ أن اطّلعت عليهما، فقورنت الورقة من جديد. ما يلي هو ما يفعله الاستيراد الآن.',
  runFailed: 'تعذّر استيراد الورقة',
  done: (count) => `استُورد ${arQuestions(count)}. المهمة مسودة: حدّد مجموعاتها ومواعيدها ثم انشرها.`,
  toTasks: 'إلى المهام',
};

/** Texts of the import of a paper. */
export const paperMessages: Record<Language, typeof en> = { en, ar };
