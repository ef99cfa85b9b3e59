import type { AccentMessages } from './messages-en.ts';

export const accentAr: AccentMessages = {
  accentBar: (language) => `حروف ${language}`,
  accentInsert: (letter) => `إدراج ${letter}`,
  accentCapitals: 'أحرف كبيرة',
  accentKeys: 'Alt ↓ للوصول إليها، وEsc للعودة',
  accentThere: (language) => `حروف ${language} في الأسفل. اضغط Alt مع السهم السفلي للوصول إليها.`,
};
