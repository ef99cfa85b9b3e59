import type { ServerEventName, UserId, Watch } from '@rubrica/api-client/contract';
import type { Audience } from '../policy/live-policy.ts';

/** The room of all pages of somebody. */
export const roomOfUser = (id: UserId): string => `user:${id}`;

/** The room of the pages that watch a topic. */
export const roomOfWatch = (watch: Watch): string => `${watch.topic}:${'id' in watch ? watch.id : ''}`;

/** The rooms to which an event goes. None means nobody: Socket.IO would take it for everybody. */
export function roomsOf<Name extends ServerEventName>(to: Audience<Name>): string[] {
  const audience: { users: readonly UserId[] } | { watching: Watch } = to;
  return 'users' in audience ? audience.users.map(roomOfUser) : [roomOfWatch(audience.watching)];
}
