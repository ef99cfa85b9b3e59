import type { WhatsAppWait } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { whatsAppSessions } from '../../../db/schema/whatsapp.ts';
import { whatsAppLanes } from '../../../db/schema/whatsapp-sends.ts';
import type { AppContext } from '../../context.ts';
import { quietUntil } from './quiet-hours.ts';

/** What sends wait for; null where messages are being sent. */
export interface Wait {
  waitsFor: WhatsAppWait;
  /** Until when, where that is known. */
  until: Date | null;
}

type Context = Pick<AppContext, 'db' | 'clock' | 'timeZone' | 'whatsApp' | 'sendRules'>;

/** Returns what sends wait for now. */
export async function currentWait({ db, clock, timeZone, whatsApp, sendRules }: Context): Promise<Wait | null> {
  if (!whatsApp) return { waitsFor: 'not-configured', until: null };
  const [primary] = await db
    .select({ status: whatsAppSessions.status, lane: whatsAppLanes })
    .from(whatsAppSessions)
    .leftJoin(whatsAppLanes, eq(whatsAppLanes.sessionId, whatsAppSessions.id))
    .where(eq(whatsAppSessions.isPrimary, true));
  if (!primary) return { waitsFor: 'no-primary', until: null };
  if (primary.status !== 'connected') return { waitsFor: 'not-connected', until: null };
  const now = clock.now();
  const until = quietUntil(sendRules.quietHours, now, timeZone);
  if (until) return { waitsFor: 'quiet-hours', until };
  const { waitsFor, nextAt } = primary.lane ?? {};
  return waitsFor && nextAt && nextAt > now ? { waitsFor, until: nextAt } : null;
}
