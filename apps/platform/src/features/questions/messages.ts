export const en = {
  list: {
    title: 'Questions',
    lead: 'Everything that tasks are made of.',
    create: 'New question',
    search: 'Search questions',
    loadFailed: 'The questions could not be loaded',
    empty: 'No questions yet',
    emptyText: 'Write the first one: a passage, a few questions on it, and a reason for each answer.',
    name: 'Title',
    skill: 'Skill and type',
    points: (points: string) => `${points} ${points === '1' ? 'mark' : 'marks'}`,
    uses: 'Used in',
    tasks: (count: number) => (count === 1 ? '1 task' : `${count} tasks`),
    changed: 'Changed',
    statistics: 'Statistics',
    duplicate: 'Duplicate',
    duplicated: 'Duplicated',
    removeTitle: (title: string) => `Delete “${title}”?`,
    removed: 'Deleted',
    archived: 'Archived',
    archivedCount: (count: number) =>
      count === 1
        ? 'Archived. Tasks that have this question keep it.'
        : `${count} questions archived. Tasks that have them keep them.`,
    restoredCount: (count: number) => (count === 1 ? 'Taken out of the archive' : `${count} questions restored`),
  },
  editor: {
    create: 'New question',
    edit: 'Edit question',
    toBook: 'Back to the book',
    loading: 'Loading the question',
    notLoaded: 'The question could not be loaded',
    check: 'Check the question',
    tools: 'More for this question',
    save: 'Save question',
    saved: 'Question saved',
    saveFailed: 'The question could not be saved. It is kept on this device; try again.',
    unsaved: 'Not saved',
    restored: 'Your unsaved work from last time was restored.',
    drop: 'Discard it',
    untitled: 'Give the question a title first, so that it can be found again.',
    conflictTitle: 'This question was saved elsewhere meanwhile',
    conflictText:
      'It has changed on the server since you opened it. Choose which one counts; the other stays among the versions.',
    overwrite: 'Save mine',
    takeTheirs: 'Take theirs',
    notKept: 'Your version could not be kept, so nothing was changed.',
    differences: 'What “Save mine” would change',
    onlyWithMine: 'The findings of the check that you switched off or on are kept only if you save yours.',
  },
};

export type Messages = typeof en;

function tasks(count: number): string {
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return 'مهمة واحدة';
  if (form === 'two') return 'مهمتان';
  return form === 'few' ? `${count} مهام` : `${count} مهمة`;
}

function questions(count: number): string {
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return 'سؤال واحد';
  if (form === 'two') return 'سؤالان';
  return form === 'few' ? `${count} أسئلة` : `${count} سؤالًا`;
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
    skill: 'المهارة والنوع',
    points: (points) => `الدرجات: ${points}`,
    uses: 'مستخدم في',
    tasks,
    changed: 'آخر تعديل',
    statistics: 'الإحصاءات',
    duplicate: 'نسخ',
    duplicated: 'تم النسخ',
    removeTitle: (title) => `هل تريد حذف «${title}»؟`,
    removed: 'تم الحذف',
    archived: 'مؤرشفة',
    archivedCount: (count) => `أُرشف ${questions(count)}. تحتفظ المهام بما فيها من أسئلة.`,
    restoredCount: (count) => `استُعيد ${questions(count)} من الأرشيف`,
  },
  editor: {
    create: 'سؤال جديد',
    edit: 'تعديل السؤال',
    toBook: 'العودة إلى الكتاب',
    loading: 'جارٍ تحميل السؤال',
    notLoaded: 'تعذّر تحميل السؤال',
    check: 'افحص السؤال',
    tools: 'المزيد لهذا السؤال',
    save: 'احفظ السؤال',
    saved: 'حُفظ السؤال',
    saveFailed: 'تعذّر حفظ السؤال. إنه محفوظ على هذا الجهاز؛ أعد المحاولة.',
    unsaved: 'غير محفوظ',
    restored: 'استُعيد عملك غير المحفوظ من المرة الماضية.',
    drop: 'تجاهله',
    untitled: 'أعطِ السؤال عنوانًا أولًا حتى يمكن العثور عليه.',
    conflictTitle: 'حُفظ هذا السؤال في مكان آخر في هذه الأثناء',
    conflictText: 'تغيّر على الخادم منذ أن فتحته. اختر أيهما يُعتمد؛ ويبقى الآخر بين النسخ السابقة.',
    overwrite: 'احفظ نسختي',
    takeTheirs: 'خذ النسخة الأخرى',
    notKept: 'تعذّر الاحتفاظ بنسختك، فلم يتغير شيء.',
    differences: 'ما الذي سيغيّره حفظ نسختك',
    onlyWithMine: 'ملاحظات الفحص التي أوقفتها أو أعدت تشغيلها لا تبقى إلا إذا حفظت نسختك.',
  },
};
