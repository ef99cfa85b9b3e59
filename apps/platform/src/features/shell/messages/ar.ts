import type { Messages } from './en.ts';

export const ar: Messages = {
  mainNavigation: 'القائمة الرئيسية',
  more: 'المزيد',
  account: 'الحساب',
  accountOf: (name) => `حساب ${name}`,
  notices: (unread) => (unread === 0 ? 'الإشعارات' : `الإشعارات، غير المقروء: ${unread}`),
  offline: 'أنت غير متصل بالإنترنت.',
  answersKept: 'ما لم يُرسل بعد من إجاباتك في المهام والمحاضرات محفوظ على هذا الجهاز.',
  forced: (admin, name) => `يستخدم ${admin} هذا الحساب باسم ${name}.`,
  forcedEnd: 'إنهاء الجلسة',
  sections: { people: 'الأشخاص', content: 'المحتوى', teaching: 'التدريس' },
};
