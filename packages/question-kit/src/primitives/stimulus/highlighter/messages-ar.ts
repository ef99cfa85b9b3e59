import type { HighlighterMessages } from './messages-en.ts';

export const highlighterAr: HighlighterMessages = {
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
