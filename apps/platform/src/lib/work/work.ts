import type { AssignedTask } from '@rubrica/api-client/contract';

/** A skill that work examines. */
export type Skill = NonNullable<AssignedTask['skill']>;

/** What a piece of work is: its skill, or its kind where it has several skills or none. */
export type Work = Skill | 'lecture' | 'quiz' | 'homework' | 'meeting';

/** The skills, in the order in which pages show them. */
export const skills = ['Reading', 'Listening', 'Speaking', 'Writing', 'Vocab'] as const satisfies readonly Skill[];

/** Returns what a task is. */
export function workOf({ kind, skill }: Pick<AssignedTask, 'kind' | 'skill'>): Work {
  if (kind === 'vdo-lect') return 'lecture';
  return skill ?? (kind === 'quiz' ? 'quiz' : 'homework');
}
