import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';
import { languageSchema, roleSchema } from './user.ts';

/** The longest text of a WhatsApp message. */
export const longestWhatsAppText = 4096;
const mostPeople = 4000;

/**
 * The texts of a send, by the recipient's language; an empty one gives way to the other. `{name}`, `{task}` and `{due}` stand for the
 * student whom a message is about, the title of the send's task, and when that is due.
 */
export const whatsAppTextsSchema = z.object({
  en: z.string().trim().max(longestWhatsAppText),
  ar: z.string().trim().max(longestWhatsAppText),
});
export type WhatsAppTexts = z.infer<typeof whatsAppTextsSchema>;

/** Whom a send is about: students, exactly these people of any role, groups, or those who stand somewhere with a task. */
const whoSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('students'), students: z.array(idOf<'User'>()).max(mostPeople) }),
  z.object({ kind: z.literal('people'), people: z.array(idOf<'User'>()).max(mostPeople) }),
  z.object({ kind: z.literal('groups'), groups: z.array(idOf<'Group'>()).max(500) }),
  z.object({
    kind: z.literal('task'),
    task: idOf<'Task'>(),
    /** `late`: it was due, and they have not handed it in. */
    state: z.enum(['late', 'not-begun', 'submitted']),
    /** Of these groups alone. */
    groups: z.array(idOf<'Group'>()).max(500).optional(),
  }),
]);

/** Who gets a message about students; nothing to `people`. */
const recipientsSchema = z.enum(['students', 'parents', 'both']);

export const whatsAppAudienceSchema = z.object({ who: whoSchema, to: recipientsSchema });
export type WhatsAppAudience = z.infer<typeof whatsAppAudienceSchema>;

/** Where a message is. `accepted`: the provider has it; `unknown`: nobody knows whether it has. */
export const whatsAppMessageStates = [
  'queued',
  'sending',
  'accepted',
  'delivered',
  'read',
  'failed',
  'unknown',
  'cancelled',
] as const;
export const whatsAppMessageStateSchema = z.enum(whatsAppMessageStates);
export type WhatsAppMessageState = z.infer<typeof whatsAppMessageStateSchema>;

const count = z.int();
/** How many messages are in each state. */
const countsSchema = z.object({
  queued: count,
  sending: count,
  accepted: count,
  delivered: count,
  read: count,
  failed: count,
  unknown: count,
  cancelled: count,
} satisfies Record<WhatsAppMessageState, z.ZodInt>);

/** Why a message failed or, for `no-answer` and `server-stopped`, why it is unknown whether it was sent. */
const messageFailureSchema = z.enum([
  'no-number',
  'opted-out',
  'no-consent',
  'no-account',
  'invalid-number',
  'refused',
  'media-missing',
  'not-delivered',
  'not-sent',
  'other',
  'no-answer',
  'server-stopped',
]);
export type WhatsAppMessageFailure = z.infer<typeof messageFailureSchema>;

/** What a send waits for. */
const waitSchema = z.enum([
  'quiet-hours',
  'no-primary',
  'not-connected',
  'not-configured',
  'limited',
  'unreachable',
  'unauthorized',
]);
export type WhatsAppWait = z.infer<typeof waitSchema>;

export const whatsAppAutomationKinds = ['due-tomorrow', 'absent-today'] as const;
const automationKindSchema = z.enum(whatsAppAutomationKinds);
export type WhatsAppAutomationKind = z.infer<typeof automationKindSchema>;

const personSchema = z.object({ _id: idOf<'User'>(), name: z.string() });
const personOfRoleSchema = personSchema.extend({ role: roleSchema });

/** A send: one text to some people, one message each. */
export const whatsAppCampaignSchema = z.object({
  _id: idOf<'WhatsAppCampaign'>(),
  /** What its sender calls it; the title of the task or meeting for an automatic one. */
  name: z.string(),
  kind: z.enum(['manual', 'automatic']),
  automation: automationKindSchema.nullable(),
  state: z.enum(['running', 'paused', 'cancelled', 'finished']),
  /** Who paused it: a person, or the server after several answers that do not say whether a message was sent. */
  pauseReason: z.enum(['person', 'unclear-replies']).nullable(),
  texts: whatsAppTextsSchema,
  task: z.object({ _id: idOf<'Task'>(), name: z.string() }).nullable(),
  media: z.object({ _id: idOf<'File'>(), name: z.string(), mime: z.string() }).nullable(),
  audience: whatsAppAudienceSchema,
  createdBy: personSchema.nullable(),
  createdAt: dateTime,
  finishedAt: dateTime.nullable(),
  total: z.number().int(),
  counts: countsSchema,
  /** How long sending the rest takes; null where nothing is left. */
  minutesLeft: z.number().int().nullable(),
  waitsFor: waitSchema.nullable(),
  waitsUntil: dateTime.nullable(),
});
export type WhatsAppCampaign = z.infer<typeof whatsAppCampaignSchema>;

/** A message of a send to one person. */
export const whatsAppMessageSchema = z.object({
  _id: idOf<'WhatsAppMessage'>(),
  /** Null for somebody who was erased. */
  recipient: personOfRoleSchema.nullable(),
  text: z.string(),
  state: whatsAppMessageStateSchema,
  stateAt: dateTime,
  failure: messageFailureSchema.nullable(),
  /** Who decided what had become of it, where the provider could not say. */
  settledBy: z.string().nullable(),
  /** How often it was begun to be sent: more than once only after a person, or the provider's refusal to take it yet. */
  tries: z.number().int(),
});
export type WhatsAppMessage = z.infer<typeof whatsAppMessageSchema>;

/** Why somebody gets no WhatsApp messages. */
const unreachableReasonSchema = z.enum(['no-number', 'opted-out', 'no-consent']);
export type WhatsAppUnreachableReason = z.infer<typeof unreachableReasonSchema>;

/** What a send would do. */
export const whatsAppPreviewSchema = z.object({
  /** How many people would get a message, and after how many minutes all have it: what waits by the same number goes first. */
  count: z.number().int(),
  minutes: z.number().int(),
  /** How many messages wait already. */
  ahead: z.number().int(),
  /** Those who would get none, by name. */
  without: z.array(personOfRoleSchema.extend({ reason: unreachableReasonSchema })),
  /** What three of the recipients would read. */
  samples: z.array(personOfRoleSchema.extend({ language: languageSchema, text: z.string() })),
  /** The primary number. */
  from: z
    .object({ id: z.string(), name: z.string(), status: z.string(), phone_number: z.string().nullable() })
    .nullable(),
  isConfigured: z.boolean(),
  /** The time between two messages of the primary number. */
  intervalMs: z.number().int(),
  /** When nothing is sent, on the school's clock; null where there is no such time. */
  quiet: z
    .object({
      from: z.string(),
      until: z.string(),
      isNow: z.boolean(),
      endsAt: dateTime.nullable(),
      timeZone: z.string(),
    })
    .nullable(),
  /** How large a file of each kind may be, in bytes. */
  mediaLimits: z.object({ image: z.number(), video: z.number(), audio: z.number(), document: z.number() }),
});
export type WhatsAppPreview = z.infer<typeof whatsAppPreviewSchema>;

/** Which messages are sent by themselves to the people of each group. */
export const whatsAppAutomationsSchema = z.object({
  items: z.array(
    z.object({
      group: z.object({ _id: idOf<'Group'>(), name: z.string() }),
      dueTomorrow: z.boolean(),
      absentToday: z.boolean(),
    }),
  ),
  /** What they say. */
  texts: z.object({ 'due-tomorrow': whatsAppTextsSchema, 'absent-today': whatsAppTextsSchema }),
});
export type WhatsAppAutomations = z.infer<typeof whatsAppAutomationsSchema>;
export const whatsAppAutomationChangeSchema = z.object({
  group: idOf<'Group'>(),
  kind: automationKindSchema,
  isOn: z.boolean(),
});

/** Whether somebody gets WhatsApp messages. */
export const whatsAppPreferenceSchema = z.object({
  canReceive: z.boolean(),
  reason: unreachableReasonSchema.nullable(),
  optedOutAt: dateTime.nullable(),
  /** `person`: they wrote STOP. */
  optedOutBy: z.enum(['person', 'staff']).nullable(),
  consentAt: dateTime.nullable(),
});
export type WhatsAppPreference = z.infer<typeof whatsAppPreferenceSchema>;

export const whatsAppPreferenceChangeSchema = z.object({
  isOptedOut: z.boolean().optional(),
  hasConsent: z.boolean().optional(),
});

/** What every send has. */
const sendFields = {
  /** Made by the client: the same id again makes no second send. */
  clientId: z.uuid(),
  name: z.string().trim().max(120).default(''),
  texts: whatsAppTextsSchema,
  /** What `{task}` and `{due}` stand for. */
  task: idOf<'Task'>().nullable().default(null),
};
const mediaField = { mediaFileId: idOf<'File'>().nullable().default(null) };

export const sendToPersonSchema = z.object({ ...sendFields, ...mediaField, person: idOf<'User'>() });
export const sendToStudentSchema = z.object({
  ...sendFields,
  ...mediaField,
  student: idOf<'User'>(),
  to: recipientsSchema.default('students'),
});
export const sendToGroupsSchema = z.object({
  ...sendFields,
  ...mediaField,
  groups: z.array(idOf<'Group'>()).min(1).max(500),
  to: recipientsSchema.default('students'),
});
export const sendToManySchema = z.object({ ...sendFields, ...mediaField, audience: whatsAppAudienceSchema });
export const sendMediaSchema = z.object({
  ...sendFields,
  mediaFileId: idOf<'File'>(),
  audience: whatsAppAudienceSchema,
});

/** A send while it is written: what is missing is no failure. */
export const previewSchema = z.object({
  texts: whatsAppTextsSchema,
  audience: whatsAppAudienceSchema,
  task: idOf<'Task'>().nullable().default(null),
  ...mediaField,
});
