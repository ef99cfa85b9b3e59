import type { problemsOf, TaskBody } from '../task-body.ts';

/** The props of each group of fields. */
export interface TaskFieldsProps {
  body: TaskBody;
  onChange: (change: Partial<TaskBody>) => void;
  /** The invalid fields that lost the focus; all invalid fields after a first save. */
  problems: ReturnType<typeof problemsOf>;
}
