import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, storedFields } from '../shapes.ts';
import { chatLimits, chatThreadSchema } from './chat.ts';
import { attemptStatusSchema } from './task.ts';
import { languageSchema } from './user.ts';

/** A thread in the list of the staff's inbox. */
export const inboxThreadSchema = chatThreadSchema.extend({
  /** The newest message that is no note, by its first words; null in an empty thread. */
  last: z.object({ text: z.string(), files: z.number().int() }).nullable(),
});
export type InboxThread = z.infer<typeof inboxThreadSchema>;

const named = <Name extends 'User' | 'Group' | 'Task'>() => z.object({ _id: idOf<Name>(), name: z.string() });

/** A task that was set for a student, with how far they are. */
const factTaskSchema = z.object({
  _id: idOf<'Task'>(),
  title: z.string(),
  dueAt: dateTime.nullable(),
  /** Of the newest attempt; null where there is none. */
  status: attemptStatusSchema.nullable(),
});

/** What whoever answers should know of a student. */
const studentFactsSchema = named<'User'>().extend({
  level: z.string().nullable(),
  groups: z.array(named<'Group'>()),
  /** The newest of those that the caller sees, three at most. */
  tasks: z.array(factTaskSchema),
});
export type StudentFacts = z.infer<typeof studentFactsSchema>;

/** A thread with all that stands beside it. */
export const openInboxThreadSchema = z.object({
  thread: inboxThreadSchema,
  /** The language in which its owner reads; null for a number that is nobody's. */
  language: languageSchema.nullable(),
  /** The student who writes, or the children of the parent who does, as far as the caller sees them. */
  students: z.array(studentFactsSchema),
  /** Staff who see the thread, and can be asked to answer. */
  answerers: z.array(named<'User'>()),
});
export type OpenInboxThread = z.infer<typeof openInboxThreadSchema>;

/** What staff change of a thread; what is left out stays. */
export const inboxChangeSchema = z
  .object({
    /** Who looks after it; null for nobody. */
    assignedTo: idOf<'User'>().nullable().optional(),
    /** Whether its owner can write. */
    isBlocked: z.boolean().optional(),
    /** Needs no answer, or does after all. */
    isWaiting: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    params: { code: 'required' },
  });

/** Which threads a list shows; `reported` those with a report that no admin has settled. */
export const inboxStates = ['waiting', 'answered', 'assigned-to-me', 'unassigned', 'blocked', 'reported'] as const;
export type InboxState = (typeof inboxStates)[number];

export const reportReasonSchema = z.string().trim().min(1).max(500);

/** An answer that staff give often, in one language or both. `{name}` stands for whom it is sent to. */
export const cannedAnswerSchema = z.object({
  ...storedFields<'CannedAnswer'>(),
  title: z.string(),
  textEn: z.string(),
  textAr: z.string(),
  /** Null for those whose data was erased. */
  author: named<'User'>().nullable(),
  /** Whether the caller may change and remove it: admins any, assistants their own. */
  canChange: z.boolean(),
});
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>;

const cannedText = z.string().trim().max(chatLimits.characters).default('');

export const cannedAnswerBodySchema = z
  .object({ title: z.string().trim().min(1).max(80), textEn: cannedText, textAr: cannedText })
  .refine(({ textEn, textAr }) => textEn !== '' || textAr !== '', { path: ['textEn'], params: { code: 'required' } });
