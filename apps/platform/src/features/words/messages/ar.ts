import type { Messages } from './en.ts';

/** The Arabic form of a counted noun. */
function counted(count: number, forms: { one: string; two: string; few: string; many: string }): string {
  if (count === 1) return forms.one;
  if (count === 2) return forms.two;
  return count % 100 >= 3 && count % 100 <= 10 ? `${count} ${forms.few}` : `${count} ${forms.many}`;
}

export const ar: Messages = {
  list: {
    title: 'كلماتي',
    lead: 'كلمات احتفظت بها مع الجملة التي وردت فيها.',
    search: 'ابحث في كلماتي',
    loadFailed: 'تعذّر تحميل كلماتك',
    empty: 'لا توجد كلمات بعد',
    emptyText: 'حدّد كلمة في سؤال أو محاضرة واضغط D، أو ابحث عن كلمة هنا، ثم احتفظ بها.',
    practise: (count) => `تدرّب على ${count}`,
    lookUp: 'ابحث عن كلمة',
    word: 'الكلمة',
    meaning: 'المعنى',
    sentence: 'الجملة',
    due: 'التدريب القادم',
    dueNow: 'الآن',
    allDone: 'لا شيء للتدريب الآن.',
    edit: 'تعديل',
    remove: 'حذف',
    removeTitle: (word) => `حذف «\u2068${word}\u2069»؟`,
    removeText: 'تُحذف معها جملتها وما تعلمته منها.',
    removeFailed: 'تعذّر حذف الكلمة.',
  },
  edit: {
    title: (word) => `تعديل «\u2068${word}\u2069»`,
    meaning: 'المعنى',
    translation: 'الترجمة',
    sentence: 'الجملة',
    saved: (word) => `حُفظت «\u2068${word}\u2069».`,
    failed: 'تعذّر حفظ الكلمة.',
  },
  lookUp: {
    title: 'ابحث عن كلمة',
    word: 'كلمة أو عبارة',
    required: 'اكتب كلمة أو عبارة قصيرة.',
    submit: 'ابحث',
  },
  practice: {
    title: 'التدرّب على كلماتي',
    back: 'كلماتي',
    loading: 'جارٍ تحميل كلماتك',
    loadFailed: 'تعذّر تحميل كلماتك',
    progress: 'تم التدرّب على',
    progressOf: (done, all) => `${done} من ${all}`,
    recall: 'ما معناها؟',
    fill: 'ما الكلمة الناقصة؟',
    gap: 'كلمة ناقصة',
    show: 'أظهر الإجابة',
    howWell: 'كيف تذكّرتها؟',
    ratings: { again: 'مرة أخرى', hard: 'بصعوبة', good: 'جيدًا', easy: 'بسهولة' },
    minutes: (count) => counted(count, { one: 'دقيقة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة' }),
    hours: (count) => counted(count, { one: 'ساعة', two: 'ساعتان', few: 'ساعات', many: 'ساعة' }),
    days: (count) => counted(count, { one: 'يوم', two: 'يومان', few: 'أيام', many: 'يومًا' }),
    months: (count) => counted(count, { one: 'شهر', two: 'شهران', few: 'أشهر', many: 'شهرًا' }),
    notSaved: 'لم تُحفظ إجابتك.',
    formOf: (word) => `من «\u2068${word}\u2069»`,
    keys: 'مفتاح المسافة يُظهر الإجابة، والأرقام من 1 إلى 4 تقول كيف تذكّرتها.',
    done: 'انتهيت الآن',
    doneText: (count) =>
      `تدرّبت على ${counted(count, { one: 'كلمة واحدة', two: 'كلمتين', few: 'كلمات', many: 'كلمة' })}. تعود إليك في وقتها.`,
    nothing: 'لا شيء للتدريب الآن',
    nothingText: 'تعود الكلمات إلى هنا قبل أن تنساها بقليل.',
  },
};
