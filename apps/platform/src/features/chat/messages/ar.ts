import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';
import type { Messages } from './en.ts';

const minutes = { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' };
const hours = { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' };
const days = { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' };
const files = { one: 'ملف', two: 'ملفان', few: 'ملفات', many: 'ملفًا', other: 'ملف' };
const newMessages = {
  one: 'رسالة جديدة',
  two: 'رسالتان جديدتان',
  few: 'رسائل جديدة',
  many: 'رسالة جديدة',
  other: 'رسالة جديدة',
};

export const ar: Messages = {
  open: (unread) => (unread === 0 ? 'الرسائل' : `الرسائل، غير المقروء: ${unread}`),
  title: 'مدرستك',
  close: 'إغلاق الرسائل',
  loading: 'جارٍ تحميل رسائلك',
  problem: 'تعذّر تحميل رسائلك',
  empty: 'اسأل مدرستك ما شئت',
  emptyText: 'يجيبك هنا معلم أو مكتب المدرسة. يمكنك أيضًا إرسال صور وملفات PDF ورسائل صوتية.',
  answersWithin: (amount) => {
    if (amount < 60) return `تجيب عادةً خلال ${countedInArabic(amount, minutes)}`;
    const inHours = Math.round(amount / 60);
    const time = inHours < 36 ? countedInArabic(inHours, hours) : countedInArabic(Math.round(inHours / 24), days);
    return `تجيب عادةً خلال ${time}`;
  },
  openNow: 'المدرسة مفتوحة الآن',
  closedUntil: (when) => `مغلقة الآن. تقرأ المدرسة الرسائل من ${when}`,
  earlier: 'عرض رسائل أقدم',
  messages: 'الرسائل',
  today: 'اليوم',
  yesterday: 'أمس',
  you: 'أنت',
  school: 'المدرسة',
  deleted: 'حُذفت هذه الرسالة.',
  read: 'قُرئت',
  delivered: 'أُرسلت',
  sending: 'جارٍ الإرسال…',
  waiting: 'في انتظار الاتصال. الرسالة محفوظة على هذا الجهاز وستُرسل تلقائيًا.',
  refused: 'لم تُرسل',
  retry: 'إعادة المحاولة',
  discard: 'حذف',
  discarded: 'حُذفت الرسالة.',
  newMessage: (name, text) => `رسالة جديدة من ${name}: ${text}`,
  filesOnly: (count) => countedInArabic(count, files),
  toNewest: (count) => countedInArabic(count, newMessages),
  typing: 'المدرسة تكتب…',
  write: 'رسالتك',
  placeholder: 'اكتب رسالة',
  keys: 'زر الإدخال يرسل الرسالة، ومع مفتاح Shift يبدأ سطرًا جديدًا.',
  send: 'إرسال',
  attach: 'إرفاق صور أو ملفات PDF أو تسجيلات',
  voice: 'تسجيل رسالة صوتية',
  voiceLabel: 'رسالة صوتية',
  cancelVoice: 'إلغاء الرسالة الصوتية',
  voiceMissing:
    'تعذّر تحميل المسجّل: إما أن الاتصال انقطع، أو أن نسخة أحدث قد نُشرت. أرسل ما كتبته، ثم أعد تحميل الصفحة بعد عودة الاتصال.',
  remove: (name) => `إزالة ${name}`,
  attached: 'المرفقات',
  tooLarge: (name, megabytes) => `حجم ${name} أكبر من ${megabytes} ميغابايت. اختر ملفًا أصغر.`,
  wrongKind: (name) => `لا يمكن إرسال ${name} هنا. اختر صورة أو ملف PDF أو تسجيلًا صوتيًا.`,
  tooMany: (most) => `تحمل الرسالة ${countedInArabic(most, files)} على الأكثر. أرسل الباقي في رسالة أخرى.`,
  unreadable: (name) => `لم تعد قراءة ${name} ممكنة: ربما نُقل أو تغيّر. أزِله، أو أرفقه من جديد.`,
  tooLong: (most) => `لا تزيد الرسالة على ${most} حرف.`,
  pastedName: (time) => `صورة ${time}`,
  droppable: 'أفلت الملفات لإرفاقها',
  blocked: 'لا تستقبل مدرستك رسائل منك هنا حاليًا. تحدث مع معلمك، أو اتصل بالمدرسة.',
  forced: 'تستخدم هذا الحساب نيابةً عن شخص آخر. هو وحده من يكتب الرسائل ويعلّمها مقروءة.',
  by: (message, isOwn) => (isOwn ? 'أنت' : (message.author?.name ?? 'المدرسة')),
};
