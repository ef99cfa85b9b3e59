import { useUi } from '@rubrica/ui';
import { countedAr } from '../../../primitives/editor/messages/counted-ar.ts';

/** Texts of publishing in English. */
export const publishEn = {
  title: 'Publish this paper',
  lead: 'Its questions go into the bank of a platform, and a draft task is made with them. Nothing is published before you have seen what changes.',
  address: 'Address of the platform',
  addressHint: 'As you open it, for example https://school.example',
  addressWrong: 'Enter a web address that begins with https:// (or http:// on this computer).',
  token: 'Token for publishing',
  tokenHint: 'Made on the platform: account menu, “Tokens for publishing”.',
  tokenMissing: 'Paste a token.',
  keep: 'Keep address and token in this browser',
  keepHint: 'Only on a device that nobody else uses.',
  compare: 'Compare',
  back: 'Back',
  publish: (count: number) => (count === 1 ? 'Publish 1 question' : `Publish ${count} questions`),
  nothing: 'The platform has this paper as it is.',
  changed:
    'The platform has changed since you compared, so it was compared again. What follows is what publishing would do now.',
  report: 'What publishing does',
  question: 'Question',
  what: 'What happens',
  differences: 'What differs',
  changes: 'Changed questions, before and after',
  untitled: 'Without a title',
  actions: {
    create: 'New',
    update: 'New version',
    keep: 'Unchanged',
    'leave-out': 'Left out: retired',
    'other-language': 'Left out: another language',
  },
  unfinished: 'To complete',
  parts: {
    title: 'title',
    skill: 'skill',
    category: 'category',
    level: 'level',
    diploma: 'diploma',
    stimulus: 'text, pictures and recordings',
    order: 'order of the parts',
  },
  block: {
    added: (number: number) => `part ${number} is new`,
    removed: (number: number) => `part ${number} is gone`,
    changed: (number: number) => `part ${number}`,
  },
  task: {
    create: (title: string) => `A draft task “\u2068${title}\u2069” is made.`,
    update: (title: string) => `The draft task “\u2068${title}\u2069” is changed.`,
    keep: (title: string) => `The task “\u2068${title}\u2069” stays as it is.`,
  },
  files: (count: number) => (count === 1 ? '1 file is stored.' : `${count} files are stored.`),
  refused:
    'The platform would refuse this paper, because files of it cannot be used. Choose others in their questions.',
  refusedFile: {
    type: (file: string) => `${file}: what it contains is of no type that can be used, or is not what its name says.`,
    'too-large': (file: string) => `${file}: it is larger than files of its kind may be.`,
  },
  fileOf: (name: string, question: string) => `\u2068${name}\u2069 (\u2068${question}\u2069)`,
  missing: (names: string) =>
    `These files cannot be read in this browser: ${names}. Choose them again in their questions, or remove them.`,
  unknown: (names: string) => `The platform does not have these categories, levels and diplomas: ${names}.`,
  createNames: 'Create them',
  createNamesHint: 'Otherwise these fields stay empty.',
  done: 'Published. The task is a draft: somebody sets its groups and dates.',
  open: 'Open the platform',
  close: 'Close',
  tokenRefused:
    'The platform does not accept this token: it was revoked, has expired, or was not copied whole. Make another in its account menu.',
  failed:
    'The platform could not be reached. Check the address; its operator has to allow this page’s origin (RUBRICA_ORIGINS).',
  noReply:
    'No reply came, so the paper may have been published or not: “Back”, then “Compare” shows it. Publishing it again makes nothing twice.',
};

export type PublishMessages = typeof publishEn;

/** Texts of publishing in Arabic. */
export const publishAr: PublishMessages = {
  title: 'نشر هذه الورقة',
  lead: 'تذهب أسئلتها إلى بنك أسئلة المنصة وتُنشأ بها مهمة مسودة. لا يُنشر شيء قبل أن ترى ما يتغير.',
  address: 'عنوان المنصة',
  addressHint: 'كما تفتحها، مثل https://school.example',
  addressWrong: 'اكتب عنوانًا يبدأ بـ https:// (أو http:// على هذا الحاسوب).',
  token: 'رمز النشر',
  tokenHint: 'يُنشأ في المنصة: قائمة الحساب، «رموز النشر».',
  tokenMissing: 'الصق رمزًا.',
  keep: 'احفظ العنوان والرمز في هذا المتصفح',
  keepHint: 'على جهاز لا يستخدمه غيرك فقط.',
  compare: 'قارن',
  back: 'رجوع',
  publish: (count) =>
    `انشر ${countedAr(count, { one: 'سؤالًا واحدًا', two: 'سؤالين', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' })}`,
  nothing: 'الورقة في المنصة كما هي هنا.',
  changed: 'تغيّرت المنصة منذ أن قارنت، فقورنت الورقة بها من جديد. ما يلي هو ما يفعله النشر الآن.',
  report: 'ما يفعله النشر',
  question: 'السؤال',
  what: 'ما يحدث',
  differences: 'ما يختلف',
  changes: 'الأسئلة التي تتغير، قبل التغيير وبعده',
  untitled: 'بلا عنوان',
  actions: {
    create: 'جديد',
    update: 'إصدار جديد',
    keep: 'بلا تغيير',
    'leave-out': 'متروك: موقوف',
    'other-language': 'متروك: بلغة أخرى',
  },
  unfinished: 'ينقصه شيء',
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
  task: {
    create: (title) => `تُنشأ مهمة مسودة «\u2068${title}\u2069».`,
    update: (title) => `تتغير المهمة المسودة «\u2068${title}\u2069».`,
    keep: (title) => `تبقى المهمة «\u2068${title}\u2069» كما هي.`,
  },
  files: (count) => `ملفات تُحفظ: ${count}.`,
  refused: 'سترفض المنصة هذه الورقة، ففيها ملفات لا يمكن استخدامها. اختر غيرها في أسئلتها.',
  refusedFile: {
    type: (file) => `${file}: محتواه من نوع لا يمكن استخدامه، أو ليس ما يدل عليه اسمه.`,
    'too-large': (file) => `${file}: أكبر مما يجوز لنوعه.`,
  },
  fileOf: (name, question) => `\u2068${name}\u2069 (\u2068${question}\u2069)`,
  missing: (names) => `لا يمكن قراءة هذه الملفات في هذا المتصفح: ${names}. اخترها من جديد في أسئلتها أو احذفها.`,
  unknown: (names) => `ليس في المنصة هذه الفئات والمستويات والشهادات: ${names}.`,
  createNames: 'أنشئها',
  createNamesHint: 'وإلا بقيت هذه الحقول فارغة.',
  done: 'نُشرت الورقة. المهمة مسودة: يحدد أحد مجموعاتها ومواعيدها.',
  open: 'افتح المنصة',
  close: 'إغلاق',
  tokenRefused: 'لا تقبل المنصة هذا الرمز: أُلغي أو انتهت مدته أو لم يُنسخ كاملًا. أنشئ غيره في قائمة الحساب هناك.',
  failed: 'تعذّر الوصول إلى المنصة. تحقق من العنوان؛ وعلى مشغّلها أن يسمح بعنوان هذه الصفحة (RUBRICA_ORIGINS).',
  noReply: 'لم يصل رد، فربما نُشرت الورقة وربما لم تُنشر: اضغط «رجوع» ثم «قارن» لترى ذلك. ونشرها من جديد لا يكرر شيئًا.',
};

/** Texts of publishing in the language of the page. */
export function usePublishMessages(): PublishMessages {
  const { language } = useUi();
  return language.toLowerCase().startsWith('ar') ? publishAr : publishEn;
}
