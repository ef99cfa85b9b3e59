import { AsyncLocalStorage } from 'node:async_hooks';
import type { UserId } from '@rubrica/api-client/contract';
import type { Live } from './live.ts';

const told = new AsyncLocalStorage<Set<UserId>>();

/** As many as an event is sent to at once. */
const mostAtOnce = 150;

/** Notes that people have a new notice, in whatever transaction it is written: their pages are told when the work is done. */
export function notePeopleTold(people: Iterable<UserId>): void {
  const noted = told.getStore();
  if (noted) for (const id of people) noted.add(id);
}

/**
 * Does a call or a job, and then tells the pages of those who got a notice from it. By then its transactions are committed, and what
 * was rolled back is at worst read again for nothing.
 */
export async function tellingPeople<Result>({ live }: { live: Live }, work: () => Promise<Result>): Promise<Result> {
  const noted = new Set<UserId>();
  try {
    return await told.run(noted, work);
  } finally {
    const people = [...noted];
    for (let at = 0; at < people.length; at += mostAtOnce)
      live.publish('notices-changed', { users: people.slice(at, at + mostAtOnce) }, {});
  }
}
