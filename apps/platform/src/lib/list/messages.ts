export const en = {
  noMatch: 'Nothing matches',
  noMatchText: 'Try another word, or remove the filters.',
  clear: 'Clear search and filters',
};

export type Messages = typeof en;

export const ar: Messages = {
  noMatch: 'لا توجد نتائج مطابقة',
  noMatchText: 'جرّب كلمة أخرى، أو أزل عوامل التصفية.',
  clear: 'مسح البحث والتصفية',
};
