import { questionOf } from '../../core/defaults.ts';
import { answerTemplates } from '../../core/answer-templates.ts';
import type { Draft } from '../../core/question.ts';
import type { AnswerEntry } from '../../core/registry.ts';
import { toStudentView } from '../../core/student-view.ts';
import { validateDraft } from '../../core/validate-draft.ts';
import { marksOf } from '../state/entries.ts';
import type { QuestionReport } from './report.ts';
import { secretLeaks } from './secret-leaks.ts';

export interface ReportSource {
  id: string;
  draft: Draft;
  entries: readonly AnswerEntry[];
  language: string;
  /** The text of an issue in the language of the page. */
  issueText: (code: string, message: string) => string;
  /** Whether the page can lead to an issue's place. */
  canGoToIssues: boolean;
}

/** All that the panel shows of a question. */
export function createReport(source: ReportSource): QuestionReport {
  const { id, draft, entries, language, issueText, canGoToIssues: leads } = source;
  const marks = marksOf(draft, entries);
  const seen = studentSide(draft);
  return {
    language,
    draft,
    template: answerTemplates(draft.questions),
    record: { taskTaken: 'workbench', type: draft.subQuestionType, question: id, answers: [...entries] },
    ...seen,
    marks: marks && { mark: marks.mark, maximum: marks.maximum, pending: marks.pending, blocks: marks.blocks },
    issues: validateDraft(draft).map(({ path, code, message }) => ({ path, code, message: issueText(code, message) })),
    canGoToIssues: leads,
  };
}

function studentSide(draft: Draft): Pick<QuestionReport, 'student' | 'leaks'> {
  const question = questionOf(draft);
  try {
    return { student: toStudentView(question), leaks: secretLeaks(question) };
  } catch {
    return { student: null, leaks: [] };
  }
}
