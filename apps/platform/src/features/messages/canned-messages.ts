import type { Language } from '@rubrica/api-client/contract';

const en = {
  title: 'Canned answers',
  lead: 'What is asked often, answered once. Type / in an empty answer to find one.',
  search: 'Search canned answers',
  loadFailed: 'The canned answers could not be loaded',
  empty: 'No canned answers yet',
  emptyText: 'Write the first one, such as your office hours. All staff can use it.',
  saveFailed: 'The canned answer could not be saved.',
  columns: { title: 'Title', languages: 'Languages', author: 'Written by' },
  add: 'Add canned answer',
  edit: 'Edit canned answer',
  english: 'English',
  arabic: 'Arabic',
  nameHint: 'Everybody gets the text in their own language. {name} becomes their name.',
  titleHint: 'For the team alone',
  titleRequired: 'Give it a title.',
  textRequired: 'Write the text in at least one language.',
  saved: (title: string) => `“${title}” has been saved.`,
  removeTitle: (title: string) => `Remove “${title}”?`,
  removeBody: 'Nobody can choose it any more. What was sent stays.',
};

const ar: typeof en = {
  title: 'ردود جاهزة',
  lead: 'ما يُسأل كثيرًا يُكتب جوابه مرة واحدة. اكتب / في رد فارغ لتجد واحدًا.',
  search: 'ابحث في الردود الجاهزة',
  loadFailed: 'تعذّر تحميل الردود الجاهزة',
  empty: 'لا توجد ردود جاهزة بعد',
  emptyText: 'اكتب الأول، مثل ساعات العمل، ليستخدمه كل الفريق.',
  saveFailed: 'تعذّر حفظ الرد الجاهز.',
  columns: { title: 'العنوان', languages: 'اللغات', author: 'كتبه' },
  add: 'إضافة رد جاهز',
  edit: 'تعديل الرد الجاهز',
  english: 'الإنجليزية',
  arabic: 'العربية',
  nameHint: 'يصل النص إلى كل شخص بلغته. يحل الاسم محل {name}.',
  titleHint: 'للفريق فقط',
  titleRequired: 'اكتب عنوانًا.',
  textRequired: 'اكتب النص بلغة واحدة على الأقل.',
  saved: (title) => `حُفظ «${title}».`,
  removeTitle: (title) => `هل تريد إزالة «${title}»؟`,
  removeBody: 'لن يتمكن أحد من اختياره. يبقى ما أُرسل.',
};

/** Texts of the page of canned answers. */
export const cannedMessages: Record<Language, typeof en> = { en, ar };
