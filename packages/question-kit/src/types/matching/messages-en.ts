/** What is said around matching. */
export const matchingEn = {
  matchChoose: 'Choose',
  matchHere: 'Put it here',
  matchEmpty: 'Not matched',
  matchBank: 'Choices',
  matchHint: 'Drag a choice to its place, or tap one and then the other.',
  matchAgain: 'You may use a choice more than once.',
  matchUsed: (left: string): string => `matched with ${left}`,
  matchClear: (left: string): string => `Take out what is matched with ${left}`,
  matchHeld: (text: string): string => `${text} picked. Now choose its place.`,
  matchPicked: (text: string): string => `${text} picked. Choose another place, or press Delete to take it out.`,
  matchWaits: (left: string): string => `${left}: now choose what belongs to it.`,
  matchPlaced: (text: string, left: string): string => `${text} is matched with ${left}.`,
  matchReplaced: (text: string, left: string, out: string): string =>
    `${text} is matched with ${left}; ${out} is taken out.`,
  matchExchanged: (text: string, left: string, out: string, from: string): string =>
    `Exchanged: ${text} is matched with ${left}, and ${out} with ${from}.`,
  matchReturned: (text: string): string => `${text} is taken out.`,
  matchPairs: 'Pair by pair',
  matchWith: 'matched with',
  matchGone: 'A choice that is no longer offered',
};

/** The texts of matching. */
export type MatchingMessages = typeof matchingEn;
