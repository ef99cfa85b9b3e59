import { countedInArabic } from '../../../../lib/plurals/counted-in-arabic.ts';
import type { RegistrationMessages } from './en.ts';

const forms = { one: 'شخص واحد', two: 'شخصان', few: 'أشخاص', many: 'شخصًا', other: 'شخص' };
const people = (count: number) => countedInArabic(count, forms);
const peopleObject = (count: number) => countedInArabic(count, { ...forms, two: 'شخصين' });

export const ar: RegistrationMessages = {
  title: 'التسجيلات',
  users: 'المستخدمون',
  lead: 'من سجّلوا وينتظرون قرارك، الأقدم أولًا.',
  loadFailed: 'تعذّر تحميل التسجيلات',
  loading: 'جارٍ تحميل التسجيلات',
  list: 'من ينتظرون القبول',
  empty: 'لا أحد ينتظر',
  emptyText: 'يظهر هنا كل من يسجّل، ويصلك إشعار بذلك.',
  backToUsers: 'الذهاب إلى كل المستخدمين',
  waiting: (count) => `بانتظار القبول: ${people(count)}.`,
  decide: 'اتخاذ القرار',
  since: (when) => `سجّل ${when}`,
  noPhone: 'بلا رقم هاتف',
  give: 'ما يحصل عليه الطلاب مع القبول',
  groups: 'المجموعات',
  level: 'المستوى',
  noLevel: 'المستوى كما هو',
  choose: (name) => `اختيار ${name}`,
  approve: 'قبول',
  approveName: (name) => `قبول ${name}`,
  reject: 'رفض',
  rejectName: (name) => `رفض ${name}`,
  approveChosen: (count) => `قبول المختارين (${count})`,
  rejectChosen: (count) => `رفض المختارين (${count})`,
  approveAll: (count) => `قبول الجميع (${count})`,
  approveAllTitle: (count) => `قبول ${peopleObject(count)}؟`,
  approveAllBody: 'تصل إلى كل منهم رسالة ويستطيع الدخول.',
  rejectTitle: (count, name) => (count === 1 ? `رفض ${name}؟` : `رفض ${peopleObject(count)}؟`),
  rejectBody: 'يصلهم السبب بالبريد، ويمكنهم التسجيل مرة أخرى بالعنوان نفسه.',
  reason: 'السبب',
  reasonHint: 'يُكتب إليهم، مثل: «يُرجى التسجيل باسمك الكامل»',
  reasonRequired: 'يُرجى ذكر السبب',
  done: {
    approve: (name) => `تم قبول ${name}.`,
    reject: (name) => `تم رفض ${name}.`,
  },
  doneMany: {
    approve: (count) => `تم القبول: ${people(count)}.`,
    reject: (count) => `تم الرفض: ${people(count)}.`,
  },
  undo: 'تراجع',
  tooLate: 'أُرسل القرار بالفعل، ولم يعد التراجع عنه ممكنًا.',
  failed: 'لم ينجح ذلك. عادوا إلى القائمة.',
  already: {
    approved: (name) => `سبق أن قبل زميل ${name}.`,
    rejected: (name) => `سبق أن رفض زميل ${name}.`,
    gone: () => 'لم يعد أحد هذه التسجيلات موجودًا.',
  },
  moreAlready: (count) =>
    `اتخذ زملاء القرار بشأن ${countedInArabic(count, { one: 'شخص آخر', two: 'شخصين آخرين', few: 'أشخاص آخرين', many: 'شخصًا آخر', other: 'شخص آخر' })}.`,
  keys: 'اختصارات لوحة المفاتيح',
  keyList: [
    ['J ↓', 'الشخص التالي'],
    ['K ↑', 'الشخص السابق'],
    ['A', 'قبول'],
    ['R', 'رفض مع السبب'],
    ['X', 'اختيار'],
    ['?', 'هذه القائمة'],
  ],
};
