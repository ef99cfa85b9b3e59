const families = ['Inter Variable', 'Noto Sans Arabic Variable', 'Source Serif 4 Variable'];

/** Loads what Latin and Arabic texts are set in. What measures would otherwise do so in a font of the machine, until ours has come. */
export async function loadFonts(): Promise<void> {
  const faces = await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`, 'Aa أب')));
  if (faces.some((found) => found.length === 0)) throw new Error('The page has no face of one of our fonts.');
}
