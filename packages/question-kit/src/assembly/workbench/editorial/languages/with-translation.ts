import { withIds } from '../../../core/ids.ts';
import { addQuestions } from '../../../paper/actions/questions.ts';
import { createWorkbenchQuestion, type WorkbenchState } from '../../state/workbench-state.ts';

/** Adds a copy of a question after it, to be translated into a language, and makes it the current question. */
export function withTranslation(workbench: WorkbenchState, questionId: string, language: string): WorkbenchState {
  const section = workbench.sections.find(({ questions }) => questions.some(({ id }) => id === questionId));
  const index = section?.questions.findIndex(({ id }) => id === questionId) ?? -1;
  const question = section?.questions[index];
  if (!section || !question) return workbench;
  const copy = {
    ...createWorkbenchQuestion(withIds(question.history.draft)),
    tags: question.tags,
    language,
    translationOf: question.id,
  };
  const place = { sectionId: section.id, index: index + 1 };
  return { ...workbench, sections: addQuestions(workbench.sections, [copy], place), current: copy.id };
}
