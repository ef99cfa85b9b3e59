import type { StudentInputItem } from '@rubrica/question-kit';

/** The kind of a question's stimulus. A PDF counts as text. */
export type StimulusKind = 'text' | 'image' | 'audio' | 'video' | 'mixed';

/** Returns the kind of a stimulus, for the label of the button that shows it. With a text among its items, it is text. */
export function stimulusKind(input: readonly Pick<StudentInputItem, 'kind'>[]): StimulusKind {
  const kinds = new Set(input.map(({ kind }) => (kind === 'pdf' ? 'text' : kind)));
  if (kinds.has('text')) return 'text';
  const [first = 'mixed', ...others] = kinds;
  return others.length > 0 ? 'mixed' : first;
}
