import {
  clientEvents,
  type ClientEventName,
  type ClientEventPayload,
  type ClientEventReply,
  serverEvents,
} from '@rubrica/api-client/contract';
import type { z } from 'zod';
import { authorizeWatch } from '../policy/live-policy.ts';
import type { AppContext } from '../services/context.ts';
import { ForbiddenError, NotFoundError } from '../services/errors/errors.ts';
import { endPresence, notePresence } from '../services/live/presence.ts';
import type { Connection } from './connection.ts';
import { roomOfWatch } from './rooms.ts';

/** As many topics as a page ever shows, several times over. */
const mostWatches = 50;

type Refusal = Extract<ClientEventReply<'watch'>, { ok: false }>;
type App = Pick<AppContext, 'db' | 'live'>;
type Handler<Name extends ClientEventName> = (
  app: App,
  connection: Connection,
  payload: ClientEventPayload<Name>,
) => Promise<Exclude<ClientEventReply<Name>, Refusal>>;

const handlers: { [Name in ClientEventName]: Handler<Name> } = {
  watch: async ({ db }, connection, watch) => {
    await authorizeWatch(db, connection.caller, watch);
    if (connection.watches.size >= mostWatches) throw new ForbiddenError();
    const room = roomOfWatch(watch);
    connection.watches.set(room, watch);
    connection.join(room);
    return { ok: true };
  },
  unwatch: async (app, connection, watch) => {
    const room = roomOfWatch(watch);
    await leave(app, connection, room);
    return { ok: true };
  },
  typing: async (_app, connection, { thread }) => {
    requirePerson(connection);
    const room = requireWatched(connection, roomOfWatch({ topic: 'chat', id: thread }));
    const isStaff = ['admin', 'assistant'].includes(connection.caller.role);
    const data = serverEvents['chat-typing'].parse({ thread, role: isStaff ? 'staff' : 'owner' });
    connection.tellOthers(room, 'chat-typing', data);
    return { ok: true };
  },
  present: async (app, connection, work) => {
    requirePerson(connection);
    const room = requireWatched(connection, roomOfWatch(work));
    const { caller, id: socketId } = connection;
    const isNew = !connection.present.has(room);
    connection.present.set(room, work);
    return { ok: true, people: await notePresence(app, { caller, socketId, work, isNew }) };
  },
  absent: async (app, connection, work) => {
    await leaveWork(app, connection, roomOfWatch(work));
    return { ok: true };
  },
};

/** Whoever stands in for somebody is not them. */
function requirePerson({ caller }: Connection): void {
  if (caller.session.forcedBy) throw new ForbiddenError('forced_session');
}

/** Who may watch may take part: it was checked then. */
function requireWatched(connection: Connection, room: string): string {
  if (!connection.watches.has(room)) throw new NotFoundError();
  return room;
}

/** A page stops watching a topic, and whoever was at work there is not any more. */
export async function leave(app: App, connection: Connection, room: string): Promise<void> {
  connection.watches.delete(room);
  connection.leave(room);
  await leaveWork(app, connection, room);
}

async function leaveWork(app: App, connection: Connection, room: string): Promise<void> {
  const work = connection.present.get(room);
  if (!work) return;
  connection.present.delete(room);
  await endPresence(app, { socketId: connection.id, work });
}

/** Carries out an event of a page: parses it, asks the policy, and returns the parsed reply. @throws what is not the page's fault */
export async function answerEvent(
  app: App,
  connection: Connection,
  { name, payload }: { name: string; payload: unknown },
): Promise<unknown> {
  if (!isEventName(name)) return refusal('invalid');
  return answer(app, connection, name, payload);
}

async function answer<Name extends ClientEventName>(app: App, connection: Connection, name: Name, given: unknown) {
  const events: { [Key in ClientEventName]: { payload: z.ZodType<ClientEventPayload<Key>>; reply: z.ZodType } } =
    clientEvents;
  const payload = events[name].payload.safeParse(given);
  if (!payload.success) return refusal('invalid');
  try {
    return events[name].reply.parse(await handlers[name](app, connection, payload.data));
  } catch (error) {
    if (error instanceof ForbiddenError) return refusal('forbidden');
    if (error instanceof NotFoundError) return refusal('not_found');
    throw error;
  }
}

/** Returns what a page is told whose event was not carried out. */
export const refusal = (code: Refusal['code']): Refusal => ({ ok: false, code });

function isEventName(name: string): name is ClientEventName {
  return Object.hasOwn(clientEvents, name);
}
