import { z } from 'zod';
import { idOf } from '../ids.ts';
import { presentPersonSchema } from './server-events.ts';
import { watchSchema, workSchema } from './topics.ts';

/** Why the server did not do what a page asked by the socket. */
const refusalSchema = z.object({ ok: z.literal(false), code: z.enum(['invalid', 'forbidden', 'not_found', 'failed']) });

const done = z.discriminatedUnion('ok', [z.object({ ok: z.literal(true) }), refusalSchema]);

/** What a page tells the server by the socket, by name: what it sends, and what the server replies. */
export const clientEvents = {
  /** From now on the page gets the events of a topic; the socket forgets them when it is closed. */
  watch: { payload: watchSchema, reply: done },
  unwatch: { payload: watchSchema, reply: done },
  /** Somebody writes in a thread that the page watches. */
  typing: { payload: z.object({ thread: idOf<'ChatThread'>() }), reply: done },
  /** Somebody is at work on what the page watches: repeated, because it is forgotten soon. */
  present: {
    payload: workSchema,
    reply: z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true), people: z.array(presentPersonSchema) }),
      refusalSchema,
    ]),
  },
  /** Somebody is at work on it no longer. */
  absent: { payload: workSchema, reply: done },
};

/** The name of an event that a page sends. */
export type ClientEventName = keyof typeof clientEvents;

/** What a page sends with an event. */
export type ClientEventPayload<Name extends ClientEventName> = z.infer<(typeof clientEvents)[Name]['payload']>;

/** What the server replies to it. */
export type ClientEventReply<Name extends ClientEventName> = z.infer<(typeof clientEvents)[Name]['reply']>;

/** How often a page says that somebody is at work on what it shows. */
export const presentIntervalMs = 10_000;
