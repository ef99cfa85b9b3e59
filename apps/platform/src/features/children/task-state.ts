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
function sectionOf(task: AssignedTask): 'now' | 'later' | 'done' {
  const state = stateOf(task);
  if (state === 'upcoming') return 'later';
  return state === 'open' ? 'now' : 'done';
}

/** Later than any date. */
const undated = '9999';

/** Returns the tasks of each section: those to do by when they are due, those that are done with the newest first. */
export function tasksBySection(tasks: readonly AssignedTask[]) {
  const sections: Record<ReturnType<typeof sectionOf>, AssignedTask[]> = { now: [], later: [], done: [] };
  const dated = tasks.toSorted((a, b) => (a.dueAt ?? undated).localeCompare(b.dueAt ?? undated));
  for (const task of dated) sections[sectionOf(task)].push(task);
  sections.done.reverse();
  return sections;
}
