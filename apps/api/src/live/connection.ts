import type { Watch, Work } from '@rubrica/api-client/contract';
import type { Caller } from '../services/caller.ts';

/** An open socket. */
export interface Connection {
  id: string;
  caller: Caller;
  token: string;
  /** What its page watches, by the names of the rooms. */
  watches: Map<string, Watch>;
  /** Where somebody is at work, by the names of the rooms. */
  present: Map<string, Work>;
  join: (room: string) => void;
  leave: (room: string) => void;
  /** Sends an event to the others in a room, on all servers. */
  tellOthers: (room: string, name: 'chat-typing', data: unknown) => void;
}
