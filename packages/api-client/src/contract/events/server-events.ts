import { z } from 'zod';
import { idOf } from '../ids.ts';
import { workSchema } from './topics.ts';

/** Why a page that shows an attempt should read it again. */
const attemptChangeReasons = ['time', 'opened-elsewhere', 'closed'] as const;

/** Somebody who is at work on the same thing. */
export const presentPersonSchema = z.object({ id: idOf<'User'>(), name: z.string() });
export type PresentPerson = z.infer<typeof presentPersonSchema>;

/**
 * What the server tells pages, by name. An event says that something changed, by ids and numbers: the page then reads it by a call,
 * which the policy checks. So nothing is lost with an event that is lost, comes twice or comes late.
 */
export const serverEvents = {
  'chat-changed': z.object({
    thread: idOf<'ChatThread'>(),
    seq: z.int().min(0),
    /** Whether the message of this number was there before, and is another now: it was removed, or a file of it has come. */
    isRewritten: z.boolean().optional(),
  }),
  'chat-typing': z.object({ thread: idOf<'ChatThread'>(), role: z.enum(['staff', 'owner']) }),
  'inbox-changed': z.object({ thread: idOf<'ChatThread'>() }),
  'notices-changed': z.object({}),
  'job-changed': z.object({ job: idOf<'Job'>() }),
  'report-file-changed': z.object({ file: idOf<'ReportFile'>() }),
  'whatsapp-sessions-changed': z.object({}),
  'campaign-changed': z.object({ campaign: idOf<'WhatsAppCampaign'>() }),
  'attempt-changed': z.object({ taskTaken: idOf<'TaskTaken'>(), reason: z.enum(attemptChangeReasons) }),
  /** Sent to staff alone. */
  'presence-changed': z.object({ work: workSchema, people: z.array(presentPersonSchema).max(50) }),
  /** The last event of a socket: its session has ended. */
  'session-ended': z.object({}),
};

/** The name of an event that the server sends. */
export type ServerEventName = keyof typeof serverEvents;

/** What an event of the server carries. */
export type ServerEventData<Name extends ServerEventName> = z.infer<(typeof serverEvents)[Name]>;
