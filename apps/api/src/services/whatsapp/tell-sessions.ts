import type { Live } from '../live/live.ts';

/** Tells the pages that show the school's numbers that one of them has changed. */
export function tellSessions(live: Live): void {
  live.publish('whatsapp-sessions-changed', { watching: { topic: 'whatsapp' } }, {});
}
