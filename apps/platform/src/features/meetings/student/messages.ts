import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';

const rules = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;

export const en = {
  title: 'Meetings',
  lead: 'When you meet your teachers, and how you attended.',
  problem: 'Your meetings could not be loaded',
  empty: 'No meetings in these weeks.',
  live: 'Live now',
  soon: 'Begins in a moment',
  next: 'Your next meeting',
  nothing: 'No meeting in the next two weeks',
  nothingText: 'When your school plans one, it appears here and in the calendar below.',
  join: 'Join',
  here: 'I am here',
  joinedAt: (time: string) => `You joined at ${time}.`,
  joinFailed: 'You could not be noted as joined. Please try again.',
  others: (count: number) => `and ${counted(count, 'other meeting', 'other meetings')} at this time`,
  /** A time, or a range of times. */
  yourTime: (time: string) => `${time} your time`,
  opensAt: (time: string) => `You can join from ${time}.`,
  cancelled: 'This meeting does not take place.',
  details: {
    when: 'When',
    teacher: 'Teacher',
    groups: 'For',
    place: 'Place',
    about: 'About',
    attendance: 'Attendance',
    remark: 'Remark',
    joined: (time: string) => `Joined at ${time}`,
    notMarked: 'Not marked yet',
    dispute: 'That is not right',
    disputed: (text: string) => `Disputed: “\u2068${text}\u2069”`,
    calendarFile: 'Add to a calendar (.ics)',
    calendarFileFailed: 'The calendar file could not be made. Please try again.',
  },
  dispute: {
    title: 'What is not right?',
    lead: 'Your teacher reads it, and decides. It is stored with the attendance.',
    text: 'What happened',
    required: 'Please say what happened',
    submit: 'Send',
    sent: 'Sent to your teacher.',
    failed: 'It could not be sent. Please try again.',
  },
};

export type Messages = typeof en;

export const ar: Messages = {
  title: 'الاجتماعات',
  lead: 'متى تلتقي بمعلميك، وكيف كان حضورك.',
  problem: 'تعذّر تحميل اجتماعاتك',
  empty: 'لا اجتماعات في هذه الأسابيع.',
  live: 'جارٍ الآن',
  soon: 'يبدأ بعد لحظات',
  next: 'اجتماعك القادم',
  nothing: 'لا اجتماع في الأسبوعين القادمين',
  nothingText: 'عندما تحدّد مدرستك اجتماعًا سيظهر هنا وفي التقويم أدناه.',
  join: 'انضمام',
  here: 'أنا هنا',
  joinedAt: (time) => `انضممت في ${time}.`,
  joinFailed: 'تعذّر تسجيل انضمامك. أعد المحاولة.',
  others: (count) =>
    `و${countedInArabic(count, { one: 'اجتماع آخر', two: 'اجتماعان آخران', few: 'اجتماعات أخرى', many: 'اجتماعًا آخر', other: 'اجتماع آخر' })} في هذا الوقت`,
  yourTime: (time) => `${time} بتوقيتك`,
  opensAt: (time) => `يمكنك الانضمام من ${time}.`,
  cancelled: 'لن يُعقد هذا الاجتماع.',
  details: {
    when: 'الموعد',
    teacher: 'المعلم',
    groups: 'لمن',
    place: 'المكان',
    about: 'نبذة',
    attendance: 'الحضور',
    remark: 'ملاحظة',
    joined: (time) => `انضم في ${time}`,
    notMarked: 'لم يُسجَّل بعد',
    dispute: 'هذا غير صحيح',
    disputed: (text) => `اعتراض: «\u2068${text}\u2069»`,
    calendarFile: 'إضافة إلى تقويم (.ics)',
    calendarFileFailed: 'تعذّر إعداد ملف التقويم. أعد المحاولة.',
  },
  dispute: {
    title: 'ما غير الصحيح؟',
    lead: 'يقرؤه معلمك ويقرّر، ويُحفظ مع الحضور.',
    text: 'ماذا حدث',
    required: 'يُرجى كتابة ما حدث',
    submit: 'إرسال',
    sent: 'أُرسل إلى معلمك.',
    failed: 'تعذّر الإرسال. أعد المحاولة.',
  },
};
