import type { AssignedTask } from '@rubrica/api-client/contract';
import type { Messages } from './messages/en.ts';

type State = keyof Messages['child']['states'];

/** The state of a task, as a parent sees it: its phase, released results and completed lectures. Of other work that is not released they see nothing. */
export function stateOf({ attempts, lectures, phase }: AssignedTask): State {
  if (attempts.some(({ status }) => status === 'released')) return 'released';
  if (phase === 'upcoming') return 'upcoming';
  if (lectures.length > 0 && lectures.every(({ isComplete }) => isComplete)) return 'completed';
  return phase === 'closed' ? 'noResult' : 'open';
}

/** Returns the section of the page in which a task is listed. */
export function sectionOf(task: AssignedTask): 'now' | 'later' | 'done' {
  const state = stateOf(task);
  if (state === 'upcoming') return 'later';
  return state === 'open' ? 'now' : 'done';
}
