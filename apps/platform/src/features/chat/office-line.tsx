import type { Office } from '@rubrica/api-client/contract';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** When somebody answers: how long it usually takes, and from when the school reads messages again. */
export function OfficeLine({ office }: { office: Office }) {
  const m = useMessages({ en, ar });
  const { dateTime } = useFormat();
  const { isOpen, opensAt, answersWithinMinutes: minutes } = office;
  if (!isOpen && opensAt) return <p>{m.closedUntil(dateTime(opensAt))}</p>;
  if (minutes !== null) return <p>{m.answersWithin(minutes)}</p>;
  return office.hours ? <p>{m.openNow}</p> : null;
}
