import { withIds } from '../../core/ids.ts';
import { newQuestionFields } from '../../paper/paper.ts';
import { createHistory } from '../../draft/history.ts';
import type { WorkbenchQuestion } from '../state/workbench-state.ts';

/**
 * A copy of a question with ids of its own. What editors said of the question is not said of its copy. The copy of a translation
 * says the same as the translation: it does not count beside it.
 */
export function copyOf({ history, tags, language, translationOf }: WorkbenchQuestion): WorkbenchQuestion {
  return {
    ...newQuestionFields(),
    tags,
    language,
    translationOf,
    history: createHistory(withIds(history.draft)),
    answers: {},
  };
}
