import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { whatsAppSessions } from '../../db/schema/whatsapp.ts';
import type { WhatsAppFailure, WhatsAppProvider } from '../../whatsapp/provider.ts';
import type { Seal } from '../../seal.ts';
import type { Live } from '../live/live.ts';
import { storeSessions } from './store-sessions.ts';
import { tellSessions } from './tell-sessions.ts';

/** Keeps the stored list of sessions like the provider's. */
export interface SessionSync {
  /** Whether the provider should be asked, for a list that is as old as this. */
  isDue: (asOf: Date | null) => boolean;
  /** Asks the provider and stores its answer; whoever asks meanwhile waits for the same answer. */
  refresh: () => Promise<void>;
  /** Whether the provider is being asked. */
  isRunning: () => boolean;
  /** Why the last question was not answered; null where it was. */
  failure: () => WhatsAppFailure | null;
  /** Makes the next reading ask the provider, because something has changed there. */
  expire: () => void;
}

interface SessionSyncOptions {
  db: Database;
  clock: Clock;
  live: Live;
  provider: WhatsAppProvider;
  seal: Seal;
}

/** How old a list may be before the provider is asked again, and the time after a failure. */
const maxAgeMs = 8000;
/** Keys are read one by one: so many with each list, so that a limit of the provider is not reached by them. */
const keysAtOnce = 5;

/** Creates the sync of one server. Others of the same database see what it stores. */
export function createSessionSync({ db, clock, live, provider, seal }: SessionSyncOptions): SessionSync {
  let running: Promise<void> | null = null;
  let failure: WhatsAppFailure | null = null;
  let blockedUntilMs = 0;
  let isExpired = false;

  const ask = async () => {
    isExpired = false;
    const askedAt = clock.now();
    const result = await provider.listSessions();
    failure = result.ok ? null : result.failure;
    if (!result.ok) {
      const pauseMs = result.failure.kind === 'limited' ? result.failure.retryAfterMs : maxAgeMs;
      blockedUntilMs = clock.now().getTime() + pauseMs;
      return;
    }
    const hasChanged = await storeSessions(db, seal, { sessions: result.value, askedAt });
    if (hasChanged) tellSessions(live);
    await readMissingKeys({ db, provider, seal });
  };

  return {
    isDue: (asOf) => {
      const nowMs = clock.now().getTime();
      if (nowMs < blockedUntilMs) return false;
      return isExpired || asOf === null || nowMs - asOf.getTime() >= maxAgeMs;
    },
    refresh: () => {
      running ??= ask().finally(() => {
        running = null;
      });
      return running;
    },
    isRunning: () => running !== null,
    failure: () => failure,
    expire: () => {
      isExpired = true;
    },
  };
}

/** Reads the keys that the list had none of, and those that were sealed with another secret. */
async function readMissingKeys({ db, provider, seal }: Pick<SessionSyncOptions, 'db' | 'provider' | 'seal'>) {
  const rows = await db.select().from(whatsAppSessions).orderBy(whatsAppSessions.position);
  let left = keysAtOnce;
  for (const { id, encryptedKey } of rows) {
    if (encryptedKey !== null && (await seal.open(encryptedKey, id)) !== null) continue;
    if (left === 0) return;
    left -= 1;
    const key = await provider.readKey(id);
    // The next list tries again.
    if (!key.ok) return;
    const values = { encryptedKey: await seal.close(key.value, id) };
    await db.update(whatsAppSessions).set(values).where(eq(whatsAppSessions.id, id));
  }
}
