const en = {
  highlighter: 'Highlighter',
  highlight: 'Highlight',
  highlightRemove: 'Remove highlight',
  highlightClear: 'Clear all',
  highlightHint: 'Select words to highlight them. It stays on this device, and nobody else sees it.',
  highlightKeys: 'Arrow keys move between words, Shift with an arrow key extends the selection, and H highlights it.',
  highlightSelected: (text: string): string => `Selected: ${text}`,
  highlightAdded: 'Highlighted',
  highlightRemoved: 'Highlight removed',
};

/** Messages of the highlighter. */
export type HighlighterMessages = typeof en;

const ar: HighlighterMessages = {
  highlighter: 'قلم التظليل',
  highlight: 'تظليل',
  highlightRemove: 'إزالة التظليل',
  highlightClear: 'مسح الكل',
  highlightHint: 'حدّد كلمات لتظليلها. يبقى التظليل على هذا الجهاز ولا يراه أحد غيرك.',
  highlightKeys: 'تنقّل بين الكلمات بمفاتيح الأسهم، ومع Shift تحدّد أكثر من كلمة، والمفتاح H للتظليل.',
  highlightSelected: (text) => `المحدّد: ${text}`,
  highlightAdded: 'تم التظليل',
  highlightRemoved: 'أزيل التظليل',
};

/** Messages of the highlighter, by language. */
export const highlighterMessages = { en, ar };
