export const en = {
  noMatch: 'Nothing matches',
  noMatchText: 'Try another word, or remove the filters.',
  clear: 'Clear search and filters',
  filters: (active: number) => (active === 0 ? 'Filters' : `Filters (${active})`),
};

export type Messages = typeof en;

const arabic = new Intl.NumberFormat('ar');

export const ar: Messages = {
  noMatch: 'لا توجد نتائج مطابقة',
  noMatchText: 'جرّب كلمة أخرى، أو أزل عوامل التصفية.',
  clear: 'مسح البحث والتصفية',
  filters: (active) => (active === 0 ? 'عوامل التصفية' : `عوامل التصفية (${arabic.format(active)})`),
};
