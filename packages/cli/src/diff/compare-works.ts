import {
  comparePapers,
  compareQuestions,
  hasDifferences,
  type Difference,
  type PaperDifferences,
} from '@rubrica/question-kit/paper';
import { UsageError } from '../command.ts';
import type { Work } from '../read-work.ts';

/** Which differences count: those of fields, or those that students see. */
export type ComparedView = 'fields' | 'students';

/** How two files differ. */
export type WorkDifferences =
  | { kind: 'question'; isEqual: boolean; title: string; fields?: Difference[]; seenByStudents: Difference[] }
  | ({ kind: 'paper'; isEqual: boolean; title: string } & PaperDifferences);

/**
 * Compares what two files hold.
 *
 * @throws {UsageError} when one is a paper and the other a question
 */
export function compareWorks(before: Work, after: Work, view: ComparedView): WorkDifferences {
  if (before.kind === 'paper' && after.kind === 'paper') {
    const all = comparePapers(before.paper, after.paper);
    const differences = view === 'students' ? asStudentsSee(all) : all;
    return { kind: 'paper', isEqual: !hasDifferences(differences), title: after.paper.title, ...differences };
  }
  if (before.kind === 'question' && after.kind === 'question') {
    const { fields, seenByStudents } = compareQuestions(before.question, after.question);
    const counted = view === 'students' ? seenByStudents : fields;
    return {
      kind: 'question',
      isEqual: counted.length === 0,
      title: after.question.title,
      ...(view === 'fields' && { fields }),
      seenByStudents,
    };
  }
  throw new UsageError(`A ${before.kind} cannot be compared with a ${after.kind}.`);
}

/** Without what only designers see: keys, explanations, comments, states, blueprint and versions. */
function asStudentsSee({ fields, sections, questions, totals }: PaperDifferences): PaperDifferences {
  return {
    fields: fields.filter(({ path: [field] }) => field === 'title' || field === 'instructions' || field === 'language'),
    sections,
    questions: questions
      .map((question) => ({ ...question, fields: [], editorial: [] }))
      .filter(({ state, isMoved, seenByStudents }) => state !== 'kept' || isMoved || seenByStudents.length > 0),
    totals,
  };
}
