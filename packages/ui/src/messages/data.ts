import { arabic, english } from './count.ts';
import type { MessageSet } from './message-set.ts';

const en = {
  selectAll: 'Select all rows',
  selectRow: (name: string) => `Select ${name}`,
  rowsSelected: (count: number) => english.counted(count, { one: '# row selected', other: '# rows selected' }),
  clearSelection: 'Clear selection',
  bulkActions: 'Actions for the selected rows',
  sortBy: 'Sort by',
  sortedAscending: 'sorted ascending',
  sortedDescending: 'sorted descending',
  defaultOrder: 'Default order',
  noRows: 'Nothing here yet',
  actions: 'Actions',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number) => `Page ${english.number(page)}`,
  rowRange: (from: number, to: number, total: number) =>
    `${english.number(from)}–${english.number(to)} of ${english.number(total)}`,
  rowsPerPage: 'Rows per page',
};

/** Messages of tables and their pages. */
export type DataMessages = typeof en;

const ar: DataMessages = {
  selectAll: 'تحديد كل الصفوف',
  selectRow: (name) => `تحديد ${name}`,
  rowsSelected: (count) =>
    arabic.counted(count, {
      zero: 'لم يُحدَّد أي صف',
      one: 'حُدِّد صف واحد',
      two: 'حُدِّد صفان',
      few: 'حُدِّدت # صفوف',
      many: 'حُدِّد # صفًا',
      other: 'حُدِّد # صف',
    }),
  clearSelection: 'إلغاء التحديد',
  bulkActions: 'إجراءات على الصفوف المحددة',
  sortBy: 'ترتيب حسب',
  sortedAscending: 'مرتب تصاعديًا',
  sortedDescending: 'مرتب تنازليًا',
  defaultOrder: 'الترتيب الافتراضي',
  noRows: 'لا شيء هنا بعد',
  actions: 'إجراءات',
  pages: 'الصفحات',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  page: (page) => `الصفحة ${arabic.number(page)}`,
  rowRange: (from, to, total) => `${arabic.number(from)}–${arabic.number(to)} من ${arabic.number(total)}`,
  rowsPerPage: 'عدد الصفوف في الصفحة',
};

/** Messages of tables and their pages, by language. */
export const dataMessages: MessageSet<DataMessages> = { en, ar };
