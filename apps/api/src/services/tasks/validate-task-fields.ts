import type { Task } from '@rubrica/api-client/contract';
import type { FieldProblem, FieldProblems } from '../errors/failure-data.ts';

type Status = Task['status'];

type CheckedTask = Pick<
  Task,
  'kind' | 'status' | 'questions' | 'draws' | 'videos' | 'groups' | 'students' | 'openAt' | 'dueAt' | 'closeAt'
>;

/** The status changes that are allowed. Each can be undone. */
const allowedChanges: Readonly<Record<Status, readonly Status[]>> = {
  draft: ['published', 'archived'],
  published: ['closed', 'draft'],
  closed: ['published', 'archived'],
  archived: ['closed', 'draft'],
};

/**
 * Returns the validation errors of a task's own fields.
 *
 * @param from the current status; `draft` for a new task
 */
export function validateTaskFields(task: CheckedTask, from: Status): FieldProblems {
  const problems: FieldProblems = {};
  const report = (field: keyof CheckedTask, problem: FieldProblem) => (problems[field] = [problem]);
  if (task.status !== from && !allowedChanges[from].includes(task.status)) report('status', { code: 'choice' });

  if (task.status === 'published') {
    if (task.kind === 'vdo-lect') Object.assign(problems, lectureProblems(task));
    else if (task.questions.length + task.draws.length + task.videos.length === 0)
      report('questions', { code: 'list_min', limit: 1 });
    if (task.groups.length + task.students.length === 0) report('groups', { code: 'list_min', limit: 1 });
  }

  // A speaking task has questions of its own kind, and one of lectures no attempts.
  if (task.draws.length > 0 && task.kind !== 'homework' && task.kind !== 'quiz')
    report('draws', { code: 'list_max', limit: 0 });

  const [openAt, dueAt, closeAt] = [task.openAt, task.dueAt, task.closeAt].map(timeOf);
  if (openAt !== undefined && dueAt !== undefined && dueAt <= openAt) report('dueAt', { code: 'order_of_times' });
  const closesBeforeOpening = openAt !== undefined && closeAt !== undefined && closeAt <= openAt;
  const closesBeforeDue = dueAt !== undefined && closeAt !== undefined && closeAt < dueAt;
  if (closesBeforeOpening || closesBeforeDue) report('closeAt', { code: 'order_of_times' });
  return problems;
}

/** A task of lectures has no attempt in which questions of its own could be answered. */
function lectureProblems({ questions, videos }: CheckedTask): FieldProblems {
  return {
    ...(videos.length === 0 ? { videos: [{ code: 'list_min', limit: 1 }] } : {}),
    ...(questions.length > 0 ? { questions: [{ code: 'list_max', limit: 0 }] } : {}),
  };
}

function timeOf(date: string | null): number | undefined {
  return date === null ? undefined : Date.parse(date);
}
