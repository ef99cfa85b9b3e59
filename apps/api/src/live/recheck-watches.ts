import { authorizeWatch } from '../policy/live-policy.ts';
import type { AppContext } from '../services/context.ts';
import { AppError } from '../services/errors/errors.ts';
import { leave } from './answer-event.ts';
import type { Connection } from './connection.ts';

/** Ends the watching of what is not visible any more. */
export async function recheckWatches(app: AppContext, connections: ReadonlyMap<string, Connection>): Promise<void> {
  for (const connection of connections.values()) {
    for (const [room, watch] of connection.watches) {
      try {
        await authorizeWatch(app.db, connection.caller, watch);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await leave(app, connection, room);
      }
    }
  }
}
