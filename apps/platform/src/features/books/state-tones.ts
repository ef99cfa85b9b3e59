/** The tones of the chips that say how far a book has come. */
export const stateTones = { draft: 'neutral', published: 'success', changed: 'warning' } as const;
