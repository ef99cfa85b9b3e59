import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';
import type { Messages } from './en.ts';

const tries = { one: 'محاولة واحدة', two: 'محاولتين', few: 'محاولات', many: 'محاولة', other: 'محاولة' };

export const ar: Messages = {
  title: 'العمليات التلقائية',
  lead: 'ما يقوم به الخادم من تلقاء نفسه: بعد تغيير، أو في وقت محدد، أو على فترات متكررة.',
  loading: 'جارٍ تحميل العمليات',
  loadFailed: 'تعذّر تحميل العمليات',
  failed: 'فشلت نهائيًا',
  failedLead: 'لن تُعاد هذه العمليات إلا بطلب منك.',
  noneFailed: 'لم يفشل شيء.',
  failedAt: (when, count) => `فشلت ${when} بعد ${countedInArabic(count, tries)}`,
  details: 'تفاصيل لمن يعتني بالخادم',
  retry: 'إعادة المحاولة',
  remove: 'حذف',
  removeTitle: (name) => `هل تريد حذف «${name}»؟`,
  removeBody: 'لن تُنفَّذ العملية ولن يُذكَّر بها أحد، ولا يمكن التراجع عن الحذف.',
  changeFailed: 'لم يتغيّر شيء.',
  open: 'قيد الانتظار والتنفيذ',
  noneOpen: 'لا شيء ينتظر، ولا شيء قيد التنفيذ.',
  progress: (name) => `${name}: ما أُنجز منها`,
  schedule: 'الجدول',
  job: 'العملية',
  everyHeader: 'التكرار',
  lastRun: 'آخر تنفيذ',
  nextRun: 'التنفيذ القادم',
  neverRun: 'ليس بعد',
  lastFailed: 'فشلت',
  reasons: {
    database:
      'رفضتها قاعدة البيانات أو تعذّر الوصول إليها. أعد المحاولة، فإن فشلت مرة أخرى فأرسل التفاصيل إلى من يعتني بالخادم.',
    'disk-full': 'قرص الخادم ممتلئ. أفرِغ مساحة عليه ثم أعد المحاولة.',
    mail: 'رفضها خادم البريد أو تعذّر الوصول إليه. راجع إعداداته ثم أعد المحاولة.',
    outdated: 'حفظها إصدار آخر من الخادم، ولا يستطيع هذا الإصدار قراءتها. احذفها.',
    stopped: 'توقّف الخادم أثناء تنفيذها في كل مرة. أعد المحاولة.',
    'too-long': 'استغرقت وقتًا أطول من اللازم فأُوقفت. أعد المحاولة حين يخفّ العمل.',
    other: 'حدث خطأ غير معروف. أعد المحاولة، فإن فشلت مرة أخرى فأرسل التفاصيل إلى من يعتني بالخادم.',
  },
  states: {
    waiting: (when) => `موعدها ${when}`,
    'waiting-again': (when) => `فشلت، وتُعاد المحاولة ${when}`,
    running: (when) => `قيد التنفيذ، بدأت ${when}`,
  },
  every: {
    minute: (interval) =>
      `كل ${countedInArabic(interval, { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })}`,
    hour: (interval) =>
      `كل ${countedInArabic(interval, { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' })}`,
    // Jobs run every day, week or month, not every so many of them.
    day: () => 'كل يوم',
    week: () => 'كل أسبوع',
    month: () => 'كل شهر',
  },
};
