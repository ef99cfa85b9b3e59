import { questionOf } from '../core/defaults.ts';
import type { Draft } from '../core/question.ts';
import { toStudentView } from '../core/student-view.ts';
import { compareValues } from './compare-values.ts';
import type { Difference } from './difference.ts';

/** How a version of a question differs from an earlier one. */
export interface QuestionDifferences {
  /** By field, with paths from the draft. */
  fields: Difference[];
  /** In what students receive, with paths from the student view; empty where they see no difference. */
  seenByStudents: Difference[];
}

/** What students receive and no view shows them: names of things, and where the question is filed. */
const unseen: ReadonlySet<string> = new Set(['id', 'version', 'category', 'level', 'diploma']);

/**
 * How a version of a question differs from an earlier one: by field, and as students see it before release. A change of the key
 * alone is a difference of fields that students do not see.
 */
export function compareQuestions(before: Draft, after: Draft): QuestionDifferences {
  return {
    fields: compareValues(before, after),
    seenByStudents: compareValues(studentView(before), studentView(after), unseen),
  };
}

function studentView(draft: Draft) {
  return toStudentView(questionOf(draft));
}
