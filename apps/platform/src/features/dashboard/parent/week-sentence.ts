import type { HomeChild } from '@rubrica/api-client/contract';
import type { Messages } from './messages.ts';

/**
 * The parts of what a child's week says: "1 was due", "1 due tomorrow", "newest 98 %". It says of no task that it is late: it may be handed
 * in, and a parent learns of that with the result.
 */
export function weekParts(
  { week, newest }: Pick<HomeChild, 'week' | 'newest'>,
  m: Messages,
  percent: (value: number) => string,
): string[] {
  const due = (['late', 'dueToday', 'dueTomorrow', 'dueLater'] as const).flatMap((when) =>
    week[when] > 0 ? [m[when](week[when])] : [],
  );
  const result = newest && newest.maximum > 0 ? m.newest(percent((100 * newest.mark) / newest.maximum)) : m.noResult;
  return [...(due.length > 0 ? due : [m.nothingDue]), result];
}
