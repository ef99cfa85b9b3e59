import { studentQuestionSchema, type Question } from '../../core/question.ts';
import { plantSentinels, publicSentinels } from '../../core/sentinels.ts';
import { toStudentView } from '../../core/student-view.ts';

/**
 * Paths of what a student's view of this question has beyond its schema, and of the question's texts that the view shows
 * elsewhere than in their own place. Empty when nothing secret is shown.
 *
 * @param project how the student's view is made; another one in tests only
 */
export function secretLeaks(question: Question, project: (question: Question) => unknown = toStudentView): string[] {
  const planted = plantSentinels(question);
  const view = project(planted.question);
  const shown = JSON.stringify(view);
  const allowed = publicSentinels(planted, view);
  const texts = [...planted.paths].filter(([sentinel]) => shown.includes(sentinel) && !allowed.has(sentinel));
  return [...new Set([...undeclaredPaths(project(question)), ...texts.map(([, path]) => path)])];
}

/** Fields that the schema of a student's view does not name, such as `correct`: texts or not. */
function undeclaredPaths(view: unknown): string[] {
  const issues = studentQuestionSchema.safeParse(view).error?.issues ?? [];
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  );
}
