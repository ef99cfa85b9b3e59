import { setTimeout as sleep } from 'node:timers/promises';
import type { QuietHours } from './quiet-hours.ts';

/** How the school sends WhatsApp messages. */
export interface SendRules {
  /** The time between two messages of each session; null for what the provider says of it. */
  intervalMs: number | null;
  /** When nothing is sent by itself; null where it always may. */
  quietHours: QuietHours | null;
  /** Whether only those get messages who agreed to them; otherwise everybody does who has not opted out. */
  needsConsent: boolean;
  /** Waits between two messages. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const defaultSendRules: SendRules = {
  intervalMs: null,
  quietHours: { from: '21:00', until: '08:00' },
  needsConsent: false,
  wait: async (ms, signal) => {
    await sleep(ms, undefined, { signal }).catch(() => {});
  },
};

/** About how long so many messages take. */
export function minutesFor(messages: number, intervalMs: number): number {
  return messages === 0 ? 0 : Math.max(1, Math.round((messages * intervalMs) / 60_000));
}
