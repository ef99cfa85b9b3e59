export const en = {
  /** An action, and how many of the chosen rows it applies to. */
  bulkAction: (label: string, fitting: number, chosen: number) =>
    fitting === chosen ? `${label} (${chosen})` : `${label} (${fitting} of ${chosen})`,
  noBulkAction: 'No action fits the selected rows.',
};

export type Messages = typeof en;

export const ar: Messages = {
  bulkAction: (label, fitting, chosen) =>
    fitting === chosen ? `${label} (${chosen})` : `${label} (${fitting} من ${chosen})`,
  noBulkAction: 'لا إجراء يناسب الصفوف المحددة.',
};
