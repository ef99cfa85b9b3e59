import type { Messages } from './en.ts';

function tasks(count: number): string {
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return 'مهمة واحدة';
  if (form === 'two') return 'مهمتان';
  return form === 'few' ? `${count} مهام` : `${count} مهمة`;
}

export const ar: Messages = {
  list: {
    title: 'الأسئلة',
    lead: 'كل ما تتكوّن منه المهام.',
    create: 'سؤال جديد',
    search: 'ابحث في الأسئلة',
    loadFailed: 'تعذّر تحميل الأسئلة',
    empty: 'لا توجد أسئلة بعد',
    emptyText: 'اكتب السؤال الأول: نص وبضعة أسئلة عليه، مع تعليل لكل إجابة.',
    name: 'العنوان',
    skill: 'المهارة',
    kind: 'النوع',
    maximum: 'الدرجات',
    uses: 'مستخدم في',
    tasks,
    changed: 'آخر تعديل',
    duplicate: 'نسخ',
    duplicated: 'تم النسخ',
    removeTitle: (title) => `هل تريد حذف «${title}»؟`,
    removeText: 'يُحذف السؤال نهائيًا. أما المحاولات السابقة فتحتفظ بنسختها منه.',
    removed: 'تم الحذف',
  },
  skills: { Reading: 'القراءة', Listening: 'الاستماع', Speaking: 'المحادثة', Writing: 'الكتابة', Vocab: 'المفردات' },
  types: {
    MCQ: 'اختيار من متعدد',
    ShortAnswers: 'إجابات قصيرة',
    FillInBlanks: 'ملء الفراغات',
    NoteTaking: 'تدوين الملاحظات',
    Rubric: 'تعليمات',
    Matching: 'مطابقة',
    Vocab: 'مفردات',
    WritingPhotoDescription: 'وصف صورة كتابيًا',
    WritingSummaries: 'تلخيص',
    WritingEssays: 'مقال',
    SpeakingQA: 'إجابات شفهية',
    SpeakingPhotoDescription: 'وصف صورة شفهيًا',
    VideoSpeaking: 'إجابة عن مقطع مرئي',
  },
  editor: {
    create: 'سؤال جديد',
    edit: 'تعديل السؤال',
    loading: 'جارٍ تحميل السؤال',
    notLoaded: 'تعذّر تحميل السؤال',
    save: 'احفظ السؤال',
    saved: 'حُفظ السؤال',
    saveFailed: 'تعذّر حفظ السؤال. إنه محفوظ على هذا الجهاز؛ أعد المحاولة.',
    unsaved: 'غير محفوظ',
    restored: 'استُعيد عملك غير المحفوظ من المرة الماضية.',
    drop: 'تجاهله',
    untitled: 'أعطِ السؤال عنوانًا أولًا حتى يمكن العثور عليه.',
    conflictTitle: 'حفظ شخص آخر هذا السؤال في هذه الأثناء',
    conflictText: 'هل تستبدله بنسختك أم تأخذ نسخته؟ تبقى نسختك في هذه الصفحة حتى تختار.',
    overwrite: 'احفظ نسختي',
    takeTheirs: 'خذ نسخته',
  },
};
