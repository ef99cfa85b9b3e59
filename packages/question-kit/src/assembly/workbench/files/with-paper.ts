import { freshId } from '../../../primitives/schema/fresh-id.ts';
import { questionsOf } from '../../paper/actions/questions.ts';
import { PaperLimitError, paperLimits } from '../../paper/limits.ts';
import type { Paper } from '../../paper/paper.ts';
import { openPaper } from '../state/paper-of.ts';
import { isUntouchedPaper, withSections, type WorkbenchState } from '../state/workbench-state.ts';

/** A workbench with the questions of a paper after those that are open, in sections of their own. */
export function withPaper(workbench: WorkbenchState, paper: Paper): WorkbenchState {
  const opened = openPaper(paper);
  if (isUntouchedPaper(workbench)) return opened;
  if (workbench.sections.length + opened.sections.length > paperLimits.sections)
    throw new PaperLimitError(`A paper has ${paperLimits.sections} sections at most.`);
  const known = new Set([
    ...workbench.sections.map(({ id }) => id),
    ...questionsOf(workbench.sections).map(({ id }) => id),
  ]);
  const freshIds = new Map<string, string>();
  const idOf = (id: string) => {
    if (!known.has(id)) return id;
    const fresh = freshIds.get(id) ?? freshId();
    freshIds.set(id, fresh);
    return fresh;
  };
  const { language } = workbench.paper;
  // A question without a language is in its paper's, which here is another one.
  const languageIn = (own: string | null) => ((own ?? paper.language) === language ? null : (own ?? paper.language));
  const added = opened.sections.map((section) => ({
    ...section,
    id: idOf(section.id),
    questions: section.questions.map((question) => ({
      ...question,
      id: idOf(question.id),
      language: languageIn(question.language),
      translationOf: question.translationOf === null ? null : idOf(question.translationOf),
    })),
  }));
  return withSections({ ...workbench, current: idOf(opened.current) }, [...workbench.sections, ...added]);
}
