import type { AccentWords } from './words-en.ts';

export const accentAr: AccentWords = {
  accentBar: (language) => `حروف ${language}`,
  accentInsert: (letter) => `إدراج ${letter}`,
  accentCapitals: 'أحرف كبيرة',
  accentKeys: 'Alt ↓ للوصول إليها، وEsc للعودة',
  accentThere: (language) => `حروف ${language} في الأسفل. اضغط Alt مع السهم السفلي للوصول إليها.`,
};
