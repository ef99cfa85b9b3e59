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
  changedMeanwhile: {
    title: 'Somebody else has saved changes meanwhile',
    merged: 'Their changes are in the form now, beside yours. Check it and save again.',
    added: (names: readonly string[]) => `They added: ${new Intl.ListFormat('en-GB').format(names)}.`,
    removed: (names: readonly string[]) => `They removed: ${new Intl.ListFormat('en-GB').format(names)}.`,
    conflicts: (fields: readonly string[]) =>
      `You both changed: ${new Intl.ListFormat('en-GB').format(fields)}. The form has your version there. Check it and save again.`,
    takeTheirs: 'Take theirs',
    taken: 'The form has their version of what you both changed. Check it and save again.',
  },
};

export type Messages = typeof en;

const rows = { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' };

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
  changedMeanwhile: {
    title: 'حفظ شخص آخر تعديلات في هذه الأثناء',
    merged: 'أُضيفت تعديلاته إلى النموذج بجانب تعديلاتك. راجعه ثم احفظ مرة أخرى.',
    added: (names) => `أضاف: ${new Intl.ListFormat('ar').format(names)}.`,
    removed: (names) => `أزال: ${new Intl.ListFormat('ar').format(names)}.`,
    conflicts: (fields) =>
      `عدّلتما معًا: ${new Intl.ListFormat('ar').format(fields)}. في النموذج نسختك منها. راجعه ثم احفظ مرة أخرى.`,
    takeTheirs: 'أخذ نسخته',
    taken: 'في النموذج الآن نسخته مما عدّلتماه معًا. راجعه ثم احفظ مرة أخرى.',
  },
};
