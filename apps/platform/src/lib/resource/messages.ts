import { countedInArabic } from '../plurals/counted-in-arabic.ts';

export const en = {
  /** An action, and how many of the chosen rows it applies to. */
  bulkAction: (label: string, fitting: number, chosen: number) =>
    fitting === chosen ? `${label} (${chosen})` : `${label} (${fitting} of ${chosen})`,
  noBulkAction: 'No action fits the selected rows.',
  pageSelected: (count: number) =>
    count === 1 ? 'The one row on this page is selected.' : `All ${count} on this page are selected.`,
  selectAll: (total: number) => `Select all ${total} that match`,
  allSelected: (total: number) => `All ${total} that match are selected.`,
  notRead: 'The rows of the other pages could not be read. Check the connection and try again.',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  allDone: (label: string, count: number) => `${label}: done for all ${count}.`,
  partlyDone: (done: number, left: number) => `Done for ${done}. The other ${left} are still selected: try again.`,
};

export type Messages = typeof en;

const rows = { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا' };

export const ar: Messages = {
  bulkAction: (label, fitting, chosen) =>
    fitting === chosen ? `${label} (${chosen})` : `${label} (${fitting} من ${chosen})`,
  noBulkAction: 'لا إجراء يناسب الصفوف المحددة.',
  pageSelected: (count) => `حُدِّد كل ما في هذه الصفحة: ${countedInArabic(count, rows)}.`,
  selectAll: (total) => `تحديد كل النتائج (${total})`,
  allSelected: (total) => `حُدِّدت كل النتائج: ${countedInArabic(total, rows)}.`,
  notRead: 'تعذّرت قراءة صفوف الصفحات الأخرى. تحقق من الاتصال وحاول مرة أخرى.',
  progress: (done, total) => `تم ${done} من ${total}`,
  allDone: (label, count) => `${label}: تم لكل الصفوف (${count}).`,
  partlyDone: (done, left) => `تم ${done}، ولا يزال ${left} محددًا: حاول مرة أخرى.`,
};
