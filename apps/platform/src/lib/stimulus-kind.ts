import type { StudentInputItem } from '@rubrica/question-kit';

/** What stands before questions, in one word; what is read is a text, as a file too. */
export type StimulusKind = 'text' | 'image' | 'audio' | 'video' | 'mixed';

/** The one kind of what stands before questions, so that a button can say what it shows. A text leads what comes with it. */
export function stimulusKind(input: readonly Pick<StudentInputItem, 'kind'>[]): StimulusKind {
  const kinds = new Set(input.map(({ kind }) => (kind === 'pdf' ? 'text' : kind)));
  if (kinds.has('text')) return 'text';
  const [only = 'mixed', ...others] = kinds;
  return others.length > 0 ? 'mixed' : only;
}
