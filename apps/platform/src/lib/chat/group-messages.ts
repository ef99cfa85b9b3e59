import { schoolNow } from '../school-clock.ts';

const dayMs = 24 * 3_600_000;
const dayOf = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** What was written on one day in the reader's time zone. */
interface Day<Message> {
  /** How many days ago: 0 is today. */
  ago: number;
  messages: Message[];
}

/** Returns messages by the days in the reader's time zone, in their order. */
export function groupMessages<Message extends { createdAt: string }>(
  messages: readonly Message[],
  now = new Date(schoolNow()),
): Day<Message>[] {
  const byDay = Map.groupBy(messages, ({ createdAt }) => (dayOf(now) - dayOf(new Date(createdAt))) / dayMs);
  return [...byDay].map(([ago, ofDay]) => ({ ago, messages: ofDay }));
}
