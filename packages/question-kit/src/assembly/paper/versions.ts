import { freshId } from '../../primitives/schema/fresh-id.ts';
import { PaperLimitError, paperLimits } from './limits.ts';
import { newQuestionFields, type Paper, type PaperVersion, type Section } from './paper.ts';

/**
 * Keeps the paper as it is now under a name, without what its editors said of it.
 *
 * @throws {PaperLimitError} when the paper has too many versions
 */
export function saveVersion(paper: Paper, version: { name: string; by: string; at: string }): Paper {
  if (paper.versions.length >= paperLimits.versions)
    throw new PaperLimitError(`A paper has ${paperLimits.versions} versions at most. Remove one that nobody needs.`);
  return {
    ...paper,
    versions: [...paper.versions, { id: freshId(), ...version, sections: paper.sections.map(withoutEditorial) }],
  };
}

/** The sections of a version, with what editors say today of the questions that are still in the paper. */
export function sectionsOfVersion(
  { sections }: Pick<PaperVersion, 'sections'>,
  paper: Pick<Paper, 'sections'>,
): Section[] {
  const now = new Map(paper.sections.flatMap(({ questions }) => questions.map((question) => [question.id, question])));
  return sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...newQuestionFields(), ...now.get(question.id), ...question })),
  }));
}

function withoutEditorial({ questions, ...section }: Section): PaperVersion['sections'][number] {
  return {
    ...section,
    questions: questions.map(({ id, draft, tags, language, translationOf, state }) => ({
      id,
      draft,
      tags,
      language,
      translationOf,
      state,
    })),
  };
}
