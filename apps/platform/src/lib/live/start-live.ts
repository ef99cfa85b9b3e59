import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { invalidate } from '../query-keys.ts';
import { pageSession } from '../storage/session.ts';
import { hub } from './hub.ts';
import { leaveWhenEnded } from './leave-when-ended.ts';
import { openLiveSocket } from './live-socket.ts';

/** Keeps the pages of a signed-in person live, until the returned function is called or the session ends. */
export function startLive(client: QueryClient): () => void {
  const session = pageSession();
  if (!session || session.loggedInBefore === 'false') return () => {};
  const leaving = [
    leaveWhenEnded(),
    hub.on('session-ended', (ended) => ended && askForSession()),
    hub.on('notices-changed', (changed) => changed && void invalidate(client, 'Auth', 'Notice')),
  ];
  const close = openLiveSocket({ origin: location.origin, token: session.token, hub, onSessionEnded: askForSession });
  return () => {
    for (const leave of leaving) leave();
    close();
  };
}

/** A call says whether the session has ended, as it does on any page. */
const askForSession = () => void api.getMe().catch(() => undefined);
