import { fileRefSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';
import { whatsAppMessageStateSchema } from './whatsapp-sends.ts';

/** The longest text of a message, and how many files it may carry. */
export const chatLimits = { characters: 4000, files: 5 } as const;

const person = z.object({ _id: idOf<'User'>(), name: z.string() });

/** Messages of a thread are numbered 1, 2, 3 … in the order in which the server took them. */
const seq = z.number().int().min(0);

/**
 * Who wrote a message: `owner` the student or parent whose thread it is, `staff` the school, `note` the school for itself. Notes
 * are sent to staff alone.
 */
export const chatSideSchema = z.enum(['owner', 'staff', 'note']);
export type ChatSide = z.infer<typeof chatSideSchema>;

/** Why a file that came by WhatsApp is not stored: its type, its size, it is no longer given out, nothing fits any more, or no answer. */
const chatAttachmentProblems = ['type', 'size', 'gone', 'full', 'unavailable'] as const;
export type ChatAttachmentProblem = (typeof chatAttachmentProblems)[number];

/** What somebody sent by WhatsApp and is not among the message's files: it is being fetched, or could not be. */
const chatAttachmentSchema = z.object({
  kind: z.enum(['image', 'video', 'audio', 'document', 'sticker']),
  /** As its sender called it; often empty. */
  name: z.string(),
  /** Null while it is being fetched. */
  problem: z.enum(chatAttachmentProblems).nullable(),
});
export type ChatAttachment = z.infer<typeof chatAttachmentSchema>;

/** What became of a message that was reported. */
export const chatReportOutcomeSchema = z.enum(['kept', 'removed']);
export type ChatReportOutcome = z.infer<typeof chatReportOutcomeSchema>;

/** One message of a thread. */
export const chatMessageSchema = z.object({
  _id: idOf<'ChatMessage'>(),
  thread: idOf<'ChatThread'>(),
  seq,
  /** As its sender made it: what was sent twice is there once. */
  clientId: z.uuid(),
  by: chatSideSchema,
  /** Null for a number that is nobody's, and for people whose data was erased. */
  author: person.nullable(),
  text: z.string(),
  files: z.array(fileRefSchema),
  /** A file that is not, or not yet, among them; null where there is none. */
  attachment: chatAttachmentSchema.nullable(),
  createdAt: dateTime,
  /** Its text and files are gone. */
  isDeleted: z.boolean(),
  /** What staff have reported of it; null for its owner, whatever there is. */
  report: z
    .object({
      at: dateTime,
      by: person.nullable(),
      reason: z.string(),
      /** What an admin decided; null while nobody has. */
      settled: z.object({ at: dateTime, by: person.nullable(), outcome: chatReportOutcomeSchema }).nullable(),
    })
    .nullable(),
  /** What became of an answer that went out by WhatsApp; null for all others, and for its owner. */
  delivery: whatsAppMessageStateSchema.nullable(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** How far the two sides of a thread have read: all messages up to these numbers. */
const readMarks = {
  ownerReadSeq: seq,
  /** What somebody of the staff has read. */
  staffReadSeq: seq,
};

/** A part of a thread, in the order of the numbers. */
export const chatPageSchema = z.object({
  items: z.array(chatMessageSchema),
  /** Whether there are further ones in the direction that was asked for: later ones for `after`, else earlier ones. */
  hasMore: z.boolean(),
  ...readMarks,
});
export type ChatPage = z.infer<typeof chatPageSchema>;

/** When somebody answers, as far as the school says. */
export const officeSchema = z.object({
  /** By weekday from 0 (Sunday), in minutes since midnight of the school's clock; null where no hours are set. */
  hours: z.array(z.object({ weekday: z.number().int(), from: z.number().int(), until: z.number().int() })).nullable(),
  /** The school's, an IANA name. */
  timeZone: z.string(),
  isOpen: z.boolean(),
  /** When the next hours begin; null while it is open, and without hours. */
  opensAt: dateTime.nullable(),
  /** How long people waited for an answer in the last 30 days: the median in minutes; null where too few were answered. */
  answersWithinMinutes: z.number().int().nullable(),
});
export type Office = z.infer<typeof officeSchema>;

/** A student's or parent's own thread with the school. */
export const myThreadSchema = z.object({
  /** Null until the first message. */
  thread: z
    .object({
      _id: idOf<'ChatThread'>(),
      lastSeq: seq,
      ...readMarks,
      /** How many messages of the school its owner has not read. */
      unread: z.number().int(),
      /** Staff take no messages from its owner for now. */
      isBlocked: z.boolean(),
    })
    .nullable(),
  office: officeSchema,
});
export type MyThread = z.infer<typeof myThreadSchema>;

/** The ways in which threads reach the school. */
export const chatChannelSchema = z.enum(['chat', 'whatsapp']);
export type ChatChannel = z.infer<typeof chatChannelSchema>;

/** A thread as staff see it. */
export const chatThreadSchema = z.object({
  _id: idOf<'ChatThread'>(),
  channel: chatChannelSchema,
  /** Null for a WhatsApp number that is nobody's. */
  owner: person.extend({ role: z.enum(['student', 'parent']) }).nullable(),
  /** The last digits of such a number. */
  contactEnding: z.string().nullable(),
  lastSeq: seq,
  lastMessageAt: dateTime.nullable(),
  /** Who wrote last, notes aside; null for an empty thread. */
  lastBy: z.enum(['owner', 'staff']).nullable(),
  /** Since when its owner waits for an answer. */
  waitingSince: dateTime.nullable(),
  assignedTo: person.nullable(),
  isBlocked: z.boolean(),
  ...readMarks,
  /** How many messages of its owner the caller has not read. */
  unread: z.number().int(),
});
export type ChatThread = z.infer<typeof chatThreadSchema>;
