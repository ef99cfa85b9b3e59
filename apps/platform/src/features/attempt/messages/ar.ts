import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';
import type { Messages } from './en.ts';

function list(parts: readonly number[]): string {
  return new Intl.ListFormat('ar').format(parts.map(String));
}

export const ar: Messages = {
  loading: 'جارٍ تحميل أسئلتك',
  notLoaded: 'تعذّر تحميل أسئلتك',
  saved: (time) => `حُفظ في ${time}`,
  savedAll: 'كل شيء محفوظ',
  saving: 'جارٍ الحفظ…',
  waiting: 'لم يُحفظ بعد',
  offline: 'غير متصل: إجاباتك محفوظة على هذا الجهاز',
  sessionEnded: 'انتهت الجلسة: إجاباتك محفوظة على هذا الجهاز',
  offlineSince: (time: string) => `لا اتصال منذ ${time}`,
  offlineText: 'تابع العمل: تُحفظ إجاباتك على هذا الجهاز وتُرسل عند عودة الاتصال. يمكنك إعادة تحميل هذه الصفحة.',
  offlineNotKept: 'تابع العمل واترك هذه الصفحة مفتوحة: لا يستطيع هذا الجهاز حفظ إجاباتك. تُرسل عند عودة الاتصال.',
  notKept: 'لم يُحفظ: اترك هذه الصفحة مفتوحة',
  noRoom: 'لا مساحة على الخادم: محفوظ على هذا الجهاز',
  refused: () => 'لم يُحفظ: رفضه الخادم',
  refusedParts: (parts) =>
    parts.length === 1 ? `هذه إجابتك عن القسم ${parts[0]}.` : `هذه إجاباتك عن الأقسام ${list(parts)}.`,
  refusedWithoutReason: 'لم يذكر الخادم سببًا.',
  refusedAdvice:
    'ما كتبته محفوظ على هذا الجهاز. عدّله فيُحفظ من تلقاء نفسه. وإن رُفض مرة أخرى فنزّل ما كتبته وسلّمه إلى معلمك.',
  downloadTyped: 'تنزيل ما كتبته',
  goToPart: (number) => `إلى القسم ${number}`,
  submitWithout: 'التسليم من دونه',
  closedShort: 'مغلقة',
  timeLeft: 'الوقت المتبقي',
  openUntil: (when) => `متاحة حتى ${when}`,
  part: (number, total) => `القسم ${number} من ${total}`,
  question: (number) => `السؤال ${number}`,
  states: { empty: 'بلا إجابة', partial: 'بدأت الإجابة', complete: 'تمت الإجابة' },
  flagged: 'عليه علامة',
  flag: 'ضع علامة على هذا القسم للعودة إليه',
  questions: 'الأسئلة',
  answered: (done, total) => `أُجيب عن ${done} من ${total}`,
  previous: 'السابق',
  next: 'التالي',
  divider: 'تغيير عرض النص والأسئلة',
  leave: 'خروج',
  leaveHint: 'تبقى إجاباتك محفوظة، ويمكنك العودة ما دام الوقت لم ينتهِ.',
  submit: 'تسليم',
  submitTitle: 'هل تريد تسليم إجاباتك؟',
  submitAll: 'أجبت عن جميع الأسئلة. لا يمكنك تعديلها بعد التسليم.',
  submitSome: (open) =>
    `بقي ${countedInArabic(open, { one: 'سؤال واحد', two: 'سؤالان', few: 'أسئلة', many: 'سؤالًا', other: 'سؤال' })} بلا إجابة كاملة. لا يمكنك تعديل أي شيء بعد التسليم.`,
  submitFlagged: (count) =>
    `ما زالت هناك علامة على ${countedInArabic(count, { one: 'قسم واحد', two: 'قسمين', few: 'أقسام', many: 'قسمًا', other: 'قسم' })}.`,
  keepWorking: 'متابعة العمل',
  notSaved: 'بعض الإجابات لم تصل إلى الخادم بعد. تحقق من اتصالك ثم سلّم مرة أخرى. لم يضع شيء.',
  recordingsNotSent:
    'لم يصل أحد التسجيلات إلى الخادم بعد. التسجيل محفوظ على هذا الجهاز: تحقّق من اتصالك وانتظر قليلًا ثم سلّم من جديد.',
  recordingsTitle: 'بشأن تسجيلاتك',
  recordingNotes: {
    none: (question) => `السؤال ${question}: لم يُسجَّل شيء.`,
    silent: (question) => `السؤال ${question}: لم يُسمع أي صوت. استمع إلى التسجيل قبل أن تسلّم.`,
    cut: (question) => `السؤال ${question}: توقف التسجيل من تلقاء نفسه. استمع إليه قبل أن تسلّم.`,
    waiting: (question) => `السؤال ${question}: لم يصل التسجيل إلى الخادم بعد.`,
    recording: (question) => `السؤال ${question}: ما زال التسجيل جاريًا. أوقفه أولًا.`,
    interrupted: (question) => `السؤال ${question}: انقطع التسجيل، وسيُرسل كما هو.`,
  },
  submitFailed: 'تعذّر تسليم إجاباتك. إنها محفوظة على هذا الجهاز؛ أعد المحاولة.',
  submitted: 'تم التسليم. أحسنت!',
  timeUp: 'انتهى الوقت',
  endedEarly: 'أُنهيت هذه المهمة قبل موعدها',
  timeUpSubmitting: 'جارٍ تسليم إجاباتك.',
  timeUpSubmitted: (done, total) =>
    done === 0 ? 'سُلّمت محاولتك بلا إجابات.' : `سُلّمت إجاباتك: أُجيب عن ${done} من ${total}.`,
  timeUpUnreachable:
    'تعذّر الوصول إلى الخادم. أبقِ هذه الصفحة مفتوحة: إجاباتك محفوظة على هذا الجهاز، وستسلّمها الصفحة حال عودة الاتصال. وما وصل إلى الخادم قبل ذلك محسوب في كل الأحوال.',
  timeUpPart: (part, done, total) => `القسم ${part}: أُجيب عن ${done} من ${total}`,
  timeUpOpen: (questions) =>
    `${questions.length === 1 ? 'بلا إجابة كاملة: السؤال' : 'بلا إجابة كاملة: الأسئلة'} ${list(questions)}`,
  timeUpUnsaved:
    'بعض ما كتبته لم يصل إلى الخادم في الوقت المحدد. إنه محفوظ على هذا الجهاز؛ نزّله وسلّمه إلى معلمك، وهو يقرر هل يُحتسب.',
  emergencyTitle: 'سلّم إجاباتك إلى معلمك في ملف',
  emergencyOffline: 'إذا لم يعد الاتصال قريبًا فنزّل إجاباتك. الملف مشفّر: لا يفتحه إلا مدرستك، ولا يستطيع أحد تغييره.',
  emergencyTooLate:
    'لم تصل بعض إجاباتك إلى الخادم في الوقت المحدد. نزّلها كلها وسلّم الملف إلى معلمك، وهو يقرر هل تُحتسب. الملف مشفّر: لا يفتحه إلا مدرستك.',
  emergencyRecordings: (count: number) =>
    `${countedInArabic(count, { one: 'تسجيل واحد ليس', two: 'تسجيلان ليسا', few: 'تسجيلات ليست', many: 'تسجيلًا ليست', other: 'تسجيل ليست' })} في الملف. احتفظ بهذا الجهاز: يتم الإرسال منه عند عودة الاتصال.`,
  emergencyDownload: 'نزّل إجاباتي',
  emergencyDone: 'تم التنزيل. سلّم الملف إلى معلمك كما هو.',
  emergencyFailed: 'تعذّر إنشاء الملف. أبقِ هذه الصفحة مفتوحة وأرِها لمعلمك.',
  returnedTitle: 'أعاد معلمك هذه المهمة إليك',
  returnedText: 'راجع إجاباتك ثم سلّمها مرة أخرى.',
  otherDeviceTitle: 'هذه المهمة مفتوحة على جهاز آخر أيضًا',
  otherDeviceText:
    'كلا الجهازين يحفظ في المحاولة نفسها. اعمل على جهاز واحد فقط: ما تجيب عنه أو تسجّله هناك يظهر هنا بعد إعادة تحميل الصفحة.',
  otherTabTitle: 'هذه المهمة مفتوحة في نافذة أخرى أيضًا',
  otherTabText:
    'كلتا النافذتين تحفظ في المحاولة نفسها. أغلق النافذة الأخرى: ما تجيب عنه أو تسجّله هناك يظهر هنا بعد إعادة تحميل الصفحة.',
  otherTimeTitle: 'تغيّر وقت هذه المحاولة',
  newEnd: (moment: string) => `تنتهي الآن في ${moment}.`,
  noTimeLimit: 'لم يعد لها وقت محدد.',
  conflictTitle: 'أُجيب عن هذا السؤال في مكان آخر أيضًا',
  conflictText: 'حُفظت إجابة مختلفة من نافذة أو جهاز آخر بعد أن فتحت هذه الصفحة. أي الإجابتين تُحتسب؟ ستُحذف الأخرى.',
  mine: 'إجابتك هنا',
  theirs: 'الإجابة المحفوظة في المكان الآخر',
  keepMine: 'أبقِ الإجابة التي هنا',
  keepTheirs: 'خذ الإجابة الأخرى',
  closedTitle: 'هذه المحاولة مغلقة',
  closedText: 'انتهى الوقت، أو أُغلقت المهمة، أو سُلّمت من نافذة أو جهاز آخر. يُحتسب كل ما حُفظ قبل ذلك.',
  toOverview: 'إلى المهمة',
};
