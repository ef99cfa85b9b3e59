/** The two appearances in which everything is compared: between them they have both languages, directions and themes. */
export const appearances = {
  light: { language: 'en', theme: 'light' },
  'dark-rtl': { language: 'ar', theme: 'dark' },
} as const;
