import type { problemsOf, TaskBody } from '../task-body.ts';

/** What a group of fields gets: the task, a way to change it, and what is wrong with it. */
export interface TaskFieldsProps {
  body: TaskBody;
  onChange: (change: Partial<TaskBody>) => void;
  /** What is wrong, of the fields that were left or when a save was tried. */
  problems: ReturnType<typeof problemsOf>;
}
