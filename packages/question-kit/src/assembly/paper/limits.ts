/** How much a paper holds. An action that would go beyond throws a `PaperLimitError`, and a file that does is refused. */
export const paperLimits = {
  sections: 50,
  questionsPerSection: 200,
  tagsPerQuestion: 30,
  tagCharacters: 60,
  targets: 100,
  versions: 50,
} as const;

/** Thrown by an action that would make a paper larger than its limits. */
export class PaperLimitError extends RangeError {
  override readonly name = 'PaperLimitError';
}
