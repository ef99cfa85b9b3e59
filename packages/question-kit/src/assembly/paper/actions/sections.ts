import { PaperLimitError, paperLimits } from '../limits.ts';
import { createSection } from '../paper.ts';
import type { QuestionShape, SectionShape, Sections } from './shape.ts';

/** Fields of a section that an author edits. */
export type SectionChanges = Partial<Pick<SectionShape<QuestionShape>, 'title' | 'instructions' | 'minutes'>>;

/**
 * Adds an empty section, at the end without an index.
 *
 * @throws {PaperLimitError} when there would be too many
 */
export function addSection<Question extends QuestionShape>(
  sections: Sections<Question>,
  title: string,
  index: number = sections.length,
): Sections<Question> {
  const limit = paperLimits.sections;
  if (sections.length >= limit) throw new PaperLimitError(`A paper has ${limit} sections at most.`);
  return sections.toSpliced(Math.max(index, 0), 0, createSection<Question>(title));
}

/** Edits a section's title, instructions or minutes. */
export function updateSection<Question extends QuestionShape>(
  sections: Sections<Question>,
  id: string,
  changes: SectionChanges,
): Sections<Question> {
  return sections.map((section) => (section.id === id ? { ...section, ...changes } : section));
}

/** Moves a section with its questions; a place outside the paper is its nearest end. */
export function moveSection<Question extends QuestionShape>(
  sections: Sections<Question>,
  id: string,
  index: number,
): Sections<Question> {
  const section = sections.find((each) => each.id === id);
  if (!section) return sections;
  const others = sections.filter((each) => each !== section);
  return others.toSpliced(Math.min(Math.max(Math.trunc(index), 0), others.length), 0, section);
}

/**
 * Removes a section; its questions go to the end of the section before, or to the beginning of the one after the first. The only
 * section stays.
 *
 * @throws {PaperLimitError} when that section would have too many questions
 */
export function removeSection<Question extends QuestionShape>(
  sections: Sections<Question>,
  id: string,
): Sections<Question> {
  const at = sections.findIndex((section) => section.id === id);
  const section = sections[at];
  const heir = sections[at - 1] ?? sections[at + 1];
  if (!section || !heir) return sections;
  const questions = at > 0 ? [...heir.questions, ...section.questions] : [...section.questions, ...heir.questions];
  if (questions.length > paperLimits.questionsPerSection)
    throw new PaperLimitError(
      `A section holds ${paperLimits.questionsPerSection} questions at most. Move some to another section first.`,
    );
  return sections.filter((each) => each !== section).map((each) => (each === heir ? { ...each, questions } : each));
}
