import type { Messages } from './en.ts';

export const ar: Messages = {
  brand: 'روبريكا',
  save: 'حفظ',
  cancel: 'إلغاء',
  close: 'إغلاق',
  edit: 'تعديل',
  archive: 'أرشفة',
  restore: 'استعادة',
  remove: 'حذف',
  actionsFor: (name) => `إجراءات ${name}`,
  bulk: {
    action: (label, fitting, chosen) =>
      fitting === chosen ? `${label} (${chosen})` : `${label} (${fitting} من ${chosen})`,
    none: 'لا إجراء يناسب الصفوف المحددة.',
  },
  loading: 'جارٍ التحميل',
  slow: {
    title: 'يستغرق هذا وقتًا أطول من المعتاد',
    advice: 'ربما توقف الاتصال. ما كتبته محفوظ.',
    retry: 'إعادة المحاولة',
  },
  roles: { student: 'طالب', parent: 'ولي أمر', assistant: 'مساعد', admin: 'مدير' },
  stimulus: { text: 'النص', image: 'الصورة', audio: 'التسجيل', video: 'المقطع المرئي', mixed: 'المادة' },
  problem: {
    title: 'تعذّر تحميل هذا المحتوى',
    offline: 'أنت غير متصل بالإنترنت. اتصل بالشبكة ثم أعد المحاولة.',
    timeout: 'تأخر الخادم في الرد. أعد المحاولة بعد قليل.',
    unreachable: 'تعذّر الوصول إلى الخادم. تحقق من اتصالك ثم أعد المحاولة.',
    version: 'هذه الصفحة أقدم من الخادم. أعد تحميل الصفحة للمتابعة.',
    denied: 'لا يملك حسابك صلاحية القيام بهذا.',
    missing: 'لم يعد هذا موجودًا، أو لم تتم مشاركته معك.',
    unknown: 'حدث خطأ من جهتنا. أعد المحاولة بعد قليل.',
  },
};
