import type { Draft } from '../../core/question.ts';
import type { DraftAction } from '../../draft/draft-action.ts';
import { apply, createHistory } from '../../draft/history.ts';
import { questionsOf } from '../../paper/actions/questions.ts';
import type { Sections } from '../../paper/actions/shape.ts';
import { paperVersion, type Paper, type PaperVersion } from '../../paper/paper.ts';
import { sectionsOfVersion } from '../../paper/versions.ts';
import { withSections, type WorkbenchQuestion, type WorkbenchState } from './workbench-state.ts';

/** The open paper as a file keeps it. */
export function paperOf({ paper, sections }: WorkbenchState): Paper {
  return {
    version: paperVersion,
    ...paper,
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map(({ history, answers: _answers, proposal: _proposal, ...question }) => ({
        ...question,
        draft: history.draft,
      })),
    })),
  };
}

/** A workbench with this paper. */
export function openPaper({ version: _version, sections, ...paper }: Paper): WorkbenchState {
  const opened = sections.map((section) => ({
    ...section,
    questions: section.questions.map(({ draft, ...question }) => ({
      ...question,
      history: createHistory(draft),
      answers: {},
    })),
  }));
  const [first] = opened.flatMap(({ questions }) => questions);
  return withSections({ paper, sections: opened, current: first?.id ?? '' }, opened);
}

/** The sections of a version of the open paper. A question that is the same in it keeps its steps and trial answers. */
export function restoredSections(workbench: WorkbenchState, version: PaperVersion): Sections<WorkbenchQuestion> {
  const now = new Map(questionsOf(workbench.sections).map((question) => [question.id, question]));
  const paper = paperOf(workbench);
  return openPaper({ ...paper, sections: sectionsOfVersion(version, paper) }).sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      const before = now.get(question.id);
      if (!before) return question;
      const step = replaceDraft(question.history.draft);
      return { ...before, ...question, answers: before.answers, history: apply(before.history, step) };
    }),
  }));
}

/** The whole draft in one step, which its editor can undo. */
function replaceDraft(draft: Draft): DraftAction {
  return { name: 'replaceDraft', recipe: (copy) => void Object.assign(copy, draft) };
}
