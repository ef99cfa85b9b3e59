import type { ServerEventData, ServerEventName } from '@rubrica/api-client/contract';
import type { Audience } from '../../policy/live-policy.ts';

/** Tells open pages what changed. */
export interface Live {
  /**
   * Sends an event to the pages of these people, or to those that watch a topic, on all servers. Called after the commit; it neither
   * waits nor throws: pages that hear nothing learn of the change when they read again.
   */
  publish: <Name extends ServerEventName>(name: Name, to: Audience<Name>, data: ServerEventData<Name>) => void;
}

/** What tells nobody, for work without pages. */
export const noLive: Live = { publish: () => {} };
