/** What is said of the bar of letters. */
export const accentEn = {
  accentBar: (language: string): string => `${language} letters`,
  accentInsert: (letter: string): string => `Insert ${letter}`,
  accentCapitals: 'Capital letters',
  accentKeys: 'Alt ↓ leads here, Esc back',
  accentThere: (language: string): string => `${language} letters are below. Alt and arrow down lead to them.`,
};

/** The texts of the bar of letters. */
export type AccentMessages = typeof accentEn;
