import type { AssignedTask } from '@rubrica/api-client/contract';
import type { Messages } from './messages/en.ts';

type State = keyof Messages['child']['states'];

const isOpen = ({ status }: AssignedTask['attempts'][number]) => status === 'in_progress' || status === 'returned';

/** The state of a task, as a parent sees it. */
export function stateOf({ attempts, phase }: AssignedTask): State {
  if (attempts.some(isOpen) && phase !== 'closed') return 'working';
  const last = attempts.findLast((attempt) => !isOpen(attempt));
  if (last) return last.status === 'released' ? 'released' : 'handedIn';
  if (phase === 'upcoming') return 'upcoming';
  if (phase === 'closed') return 'missed';
  return phase === 'late' ? 'late' : 'waiting';
}

/** Returns the section of the page in which a task is listed. */
export function sectionOf(task: AssignedTask): 'now' | 'later' | 'done' {
  const state = stateOf(task);
  if (state === 'upcoming') return 'later';
  return state === 'working' || state === 'waiting' || state === 'late' ? 'now' : 'done';
}
