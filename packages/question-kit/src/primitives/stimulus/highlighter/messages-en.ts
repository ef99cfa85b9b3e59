/** What a reader sees who highlights a text. */
export const highlighterEn = {
  highlighter: 'Highlighter',
  highlight: 'Highlight',
  highlightRemove: 'Remove highlight',
  highlightClear: 'Clear all',
  highlightHint: 'Select words to highlight them. It stays on this device, and nobody else sees it.',
  highlightKeys: 'Arrow keys walk through the words, with Shift they take more of them, H highlights.',
  highlightSelected: (text: string): string => `Selected: ${text}`,
  highlightAdded: 'Highlighted',
  highlightRemoved: 'Highlight removed',
};

/** The texts of the highlighter. */
export type HighlighterMessages = typeof highlighterEn;
