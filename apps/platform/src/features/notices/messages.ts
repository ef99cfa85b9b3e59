import type { NoticeChannel, NoticeKind } from '@rubrica/api-client/contract';

const kinds: Record<NoticeKind, string> = {
  'task-set': 'A task is set',
  'task-due': 'A task is due within a day',
  'task-returned': 'Work is returned',
  'marks-released': 'Marks are released',
  'meeting-moved': 'A meeting is moved',
  'meeting-cancelled': 'A meeting is cancelled',
  'child-absent': 'Your child was absent',
  message: 'Somebody has written to you',
  'report-ready': 'A report is ready',
  'import-done': 'An import is done',
  'registration-waiting': 'Somebody waits for approval',
  'job-failed': 'Work of the server failed',
};
const channels: Record<NoticeChannel, string> = { app: 'In the app', mail: 'Also by mail', off: 'Off' };

const en = {
  lead: 'What concerns you. What you read here is read on all your devices.',
  newest: 'Newest first',
  older: 'Show older ones',
  olderFailed: 'Older notices could not be loaded. Try again.',
  choices: 'What you are told',
  choicesProblem: 'Your choices could not be loaded',
  choicesLoading: 'Loading your choices',
  kinds,
  channels,
  mailIsOff: 'Nothing is mailed to you: turn on mail below for what you want “Also by mail”.',
  mail: 'Mail',
  isOn: 'Once a day, mail me what is new and unread',
  hour: 'At',
  hasQuietHours: 'Mail nothing in quiet hours',
  from: 'From',
  until: 'Until',
  zone: (timeZone: string) => `Hours are those of the school (${timeZone}).`,
  saved: 'Saved',
  notSaved: 'Your choice could not be saved.',
};

const ar: typeof en = {
  lead: 'كل ما يخصك. ما تقرؤه هنا يُعدّ مقروءًا على جميع أجهزتك.',
  newest: 'الأحدث أولًا',
  older: 'عرض الأقدم',
  olderFailed: 'تعذّر تحميل الإشعارات الأقدم. حاول مرة أخرى.',
  choices: 'ما تُبلَّغ به',
  choicesProblem: 'تعذّر تحميل خياراتك',
  choicesLoading: 'جارٍ تحميل خياراتك',
  kinds: {
    'task-set': 'مهمة جديدة',
    'task-due': 'موعد تسليم خلال يوم',
    'task-returned': 'إعادة عمل إليك',
    'marks-released': 'إعلان درجات',
    'meeting-moved': 'تغيير موعد اجتماع',
    'meeting-cancelled': 'إلغاء اجتماع',
    'child-absent': 'غياب أحد أبنائك',
    message: 'رسالة وصلت إليك',
    'report-ready': 'تقرير جاهز',
    'import-done': 'اكتمال استيراد',
    'registration-waiting': 'تسجيل ينتظر الموافقة',
    'job-failed': 'فشل عمل من أعمال الخادم',
  },
  channels: { app: 'في التطبيق', mail: 'وبالبريد أيضًا', off: 'إيقاف' },
  mailIsOff: 'لا يُرسل إليك شيء بالبريد: شغّل البريد أدناه ليصلك ما اخترت له «وبالبريد أيضًا».',
  mail: 'البريد',
  isOn: 'أرسل إليّ مرة في اليوم ما هو جديد وغير مقروء',
  hour: 'الساعة',
  hasQuietHours: 'لا ترسل شيئًا في ساعات الهدوء',
  from: 'من',
  until: 'إلى',
  zone: (timeZone) => `الساعات بتوقيت المدرسة (\u2068${timeZone}\u2069).`,
  saved: 'تم الحفظ',
  notSaved: 'تعذّر حفظ اختيارك.',
};

/** Texts of the page of notices. */
export const noticePageMessages = { en, ar };
