import type { Office } from '@rubrica/api-client/contract';
import { and, gte, isNotNull, sql } from 'drizzle-orm';
import { chatMessages } from '../../db/schema/chat.ts';
import type { AppContext } from '../context.ts';
import { officeState } from './office-state.ts';

const minuteMs = 60_000;
const daysLooked = 30;
/** A median of fewer answers would say more about one evening than about the school. */
const fewestAnswers = 3;

/** Returns when somebody answers. */
export async function getOffice({
  db,
  clock,
  timeZone,
  officeHours,
}: Pick<AppContext, 'db' | 'clock' | 'timeZone' | 'officeHours'>): Promise<Office> {
  const since = new Date(clock.now().getTime() - daysLooked * 24 * 60 * minuteMs);
  const [waits] = await db
    .select({
      answers: sql<number>`count(*)`.mapWith(Number),
      medianMs: sql<number>`percentile_cont(0.5) within group (order by ${chatMessages.waitedMs})`.mapWith(Number),
    })
    .from(chatMessages)
    .where(and(isNotNull(chatMessages.waitedMs), gte(chatMessages.createdAt, since)));
  const isKnown = waits !== undefined && waits.answers >= fewestAnswers;
  const { isOpen, opensAt } = officeState(officeHours, clock.now(), timeZone);
  return {
    hours: officeHours && [...officeHours],
    timeZone,
    isOpen,
    opensAt: opensAt?.toISOString() ?? null,
    answersWithinMinutes: isKnown ? Math.max(1, Math.ceil(waits.medianMs / minuteMs)) : null,
  };
}
