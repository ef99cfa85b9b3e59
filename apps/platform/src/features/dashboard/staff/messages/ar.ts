import { countedInArabic } from '../../../../lib/plurals/counted-in-arabic.ts';
import type { Messages } from './en.ts';

const attempts = (count: number) =>
  countedInArabic(count, { one: 'محاولة واحدة', two: 'محاولتان', few: 'محاولات', many: 'محاولة', other: 'محاولة' });
const accounts = (count: number) =>
  countedInArabic(count, { one: 'حساب واحد', two: 'حسابان', few: 'حسابات', many: 'حسابًا', other: 'حساب' });
const meetings = (count: number) =>
  countedInArabic(count, { one: 'اجتماع واحد', two: 'اجتماعان', few: 'اجتماعات', many: 'اجتماعًا', other: 'اجتماع' });

const disputes = (count: number) =>
  countedInArabic(count, { one: 'اعتراض واحد', two: 'اعتراضان', few: 'اعتراضات', many: 'اعتراضًا', other: 'اعتراض' });
/** Accounts, attempts or meetings. */
const others = { one: 'عنصر آخر', two: 'عنصران آخران', few: 'أخرى', many: 'أخرى', other: 'أخرى' };
const otherPeople = { one: 'شخص آخر', two: 'شخصان آخران', few: 'آخرين', many: 'آخرين', other: 'آخرين' };

export const ar: Messages = {
  welcome: (name) => `مرحبًا يا ${name}`,
  notLoaded: 'تعذّر تحميل الصفحة',
  lead: {
    toMark: (count) => `${attempts(count)} بانتظار التصحيح`,
    toApprove: (count) => `${accounts(count)} بانتظار الموافقة`,
    disputes: (count) => `${disputes(count)} على الحضور`,
    meetings: (count) => `${meetings(count)} اليوم`,
    nothing: 'لا شيء بانتظارك.',
  },
  oldest: (since) => `أقدمها ${since}`,
  attempts,
  toMark: 'بانتظار التصحيح',
  markOldest: 'صحّح الأقدم',
  allTasks: 'كل المهام',
  more: (count) => `و${countedInArabic(count, others)}`,
  morePeople: (count) => `و${countedInArabic(count, otherPeople)}`,
  submitted: (since) => `سُلّمت ${since}`,
  late: 'متأخرة',
  nothingToMark: 'لا شيء للتصحيح',
  nothingToMarkBody: 'يظهر هنا ما يسلّمه الطلاب، الأقدم أولًا.',
  noGroups: 'لا مجموعة لك بعد',
  noGroupsBody: 'يضيفك المدير إلى مجموعة، فيظهر هنا ما يسلّمه طلابها، الأقدم أولًا.',
  byAge: 'الأعمال المنتظرة بحسب مدة الانتظار',
  ages: { day: 'أقل من يوم', threeDays: '1–3 أيام', week: '3–7 أيام', older: 'أكثر من أسبوع' },
  today: 'اليوم',
  calendar: 'التقويم',
  noMeetings: 'لا اجتماعات اليوم.',
  students: (count) =>
    countedInArabic(count, {
      zero: 'لا طلاب',
      one: 'طالب واحد',
      two: 'طالبان',
      few: 'طلاب',
      many: 'طالبًا',
      other: 'طالب',
    }),
  sheets: 'حضور بانتظار التأكيد',
  confirmed: (count, all) => `تأكّد حضور ${count} من ${all}`,
  disputes,
  silent: 'غائبون منذ أسبوع',
  silentLead: 'طلاب لم يستخدموا المنصة منذ سبعة أيام أو أكثر.',
  noSilent: 'استخدم الجميع المنصة خلال الأيام السبعة الماضية.',
  seen: (since) => `آخر ظهور ${since}`,
  neverSeen: 'لم يسجّل الدخول قط',
  overdue: (count) =>
    countedInArabic(count, {
      one: 'مهمة واحدة متأخرة',
      two: 'مهمتان متأخرتان',
      few: 'مهام متأخرة',
      many: 'مهمة متأخرة',
      other: 'مهمة متأخرة',
    }),
  registrations: 'حسابات بانتظار الموافقة',
  registered: (since) => `سُجّل ${since}`,
  review: 'مراجعة',
  noRegistrations: 'لا حسابات بانتظار الموافقة.',
  attendance: 'حضور اليوم',
  statuses: { present: 'حاضر', late: 'متأخر', absent: 'غائب', excused: 'معذور', open: 'غير معروف بعد' },
  noAttendance: 'لم يبدأ أي اجتماع اليوم.',
  failedJobs: (count) =>
    `فشلت نهائيًا ${countedInArabic(count, { one: 'عملية تلقائية واحدة', two: 'عمليتان تلقائيتان', few: 'عمليات تلقائية', many: 'عملية تلقائية', other: 'عملية تلقائية' })}.`,
  seeJobs: 'اعرض التفاصيل',
  failedMessages: (count) =>
    `من رسائل واتساب هذا الأسبوع ${countedInArabic(count, { one: 'رسالة واحدة لم تصل أو ربما لم تصل', two: 'رسالتان لم تصلا أو ربما لم تصلا', few: 'رسائل لم تصل أو ربما لم تصل', many: 'رسالة لم تصل أو ربما لم تصل', other: 'رسالة لم تصل أو ربما لم تصل' })}.`,
  seeSends: 'اعرض أيها ولماذا',
  failedMails: (count) =>
    `تعذّر إرسال ${countedInArabic(count, { one: 'رسالة بريد واحدة', two: 'رسالتي بريد', few: 'رسائل بريد', many: 'رسالة بريد', other: 'رسالة بريد' })} بدعوة أو برد على طلب تسجيل.`,
  seeMails: 'اعرض السبب وأعد المحاولة',
  storage: 'التخزين',
  stored: (used) => `المخزَّن ${used}`,
  storedOf: (used, allowed) => `المخزَّن ${used} من ${allowed}`,
  disks: {
    low: 'قرص الخادم ممتلئ تقريبًا: لا يمكن رفع ملفات. أفرغ مساحة عليه.',
    full: 'قرص الخادم ممتلئ: لا يمكن حفظ أي شيء. أفرغ مساحة عليه الآن.',
  },
  begin: {
    title: 'جهّز المدرسة',
    done: 'تم',
    steps: {
      groups: ['أنشئ المجموعات', 'الصفوف التي تتعلّم معًا.'],
      students: ['أضف الأشخاص', 'الطلاب وأولياء الأمور والمساعدون: واحدًا واحدًا، أو من جدول بيانات.'],
      questions: ['اكتب الأسئلة', 'أو استوردها من Moodle أو GIFT أو QTI أو CSV.'],
      tasks: ['أنشئ المهمة الأولى', 'واجب أو اختبار قصير أو مهمة تحدّث لمجموعة.'],
    },
  },
  next: 'تابع مع',
  newQuestion: 'اكتب سؤالًا',
  setTask: 'أنشئ مهمة',
  people: 'أدِر الأشخاص',
};
