import type { Language } from '@rubrica/api-client/contract';

const en = {
  title: 'Unexpected Application Error!',
  missing: 'There is no page here',
  missingBody: (path: string) => `Nothing is at ${path}. The address may be mistyped, or the page has moved.`,
  broken: 'Something went wrong on this page',
  brokenBody: 'Your work on the server is safe. Reload the page; if it happens again, send us the details below.',
  home: 'Go to the start',
  details: 'Technical details',
  notForYou: 'This page is not for you',
  notForYouBody: (role: string) =>
    `You are logged in as ${role}. Your account has no access to the pages of other roles.`,
  own: 'Go to your own area',
  other: 'Use another account',
};

const ar: typeof en = {
  title: 'خطأ غير متوقع في التطبيق!',
  missing: 'لا توجد صفحة هنا',
  // The address is isolated from left to right, so that its slashes stay in place.
  missingBody: (path) => `لا يوجد شيء على العنوان \u2066${path}\u2069. ربما كُتب العنوان خطأً أو نُقلت الصفحة.`,
  broken: 'حدث عطل في هذه الصفحة',
  brokenBody: 'عملك المحفوظ على الخادم في أمان. أعد تحميل الصفحة، وإن تكرر العطل فأرسل إلينا التفاصيل أدناه.',
  home: 'العودة إلى البداية',
  details: 'التفاصيل التقنية',
  notForYou: 'هذه الصفحة ليست لك',
  notForYouBody: (role) => `أنت مسجَّل الدخول بصفة ${role}. صفحات الأدوار الأخرى مغلقة أمام حسابك.`,
  own: 'الذهاب إلى صفحاتك',
  other: 'الدخول بحساب آخر',
};

export const errorMessages: Record<Language, typeof en> = { en, ar };
