import { z } from 'zod';
import type { DeliveryStatus, LoggedMessage, ProviderSession } from './provider.ts';
import { withoutNumbers } from './without-numbers.ts';

/** Statuses come in mixed case. A status that is none, such as a sentence, is `unknown`. */
const statusSchema = z
  .string()
  .transform((status) =>
    status
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/gu, '_'),
  )
  .transform((status) => (/^[a-z_]{1,40}$/u.test(status) ? status : 'unknown'))
  // What connecting answers for a session that is linked.
  .transform((status) => (status === 'already_connected' ? 'connected' : status));

/** Laravel's dates may lack the zone, which is UTC. */
const momentSchema = z.string().transform((text) => {
  const moment = new Date(/(?:z|[+-]\d{2}:?\d{2})$/iu.test(text) ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
});

const keySchema = z.string().min(1).max(500);
const idSchema = z.union([z.string().regex(/^[\w-]{1,64}$/u), z.number().int().nonnegative()]).transform(String);

const sessionSchema = z
  .object({
    id: idSchema,
    name: z.string().nullish(),
    status: statusSchema,
    phone_number: z.string().nullish(),
    updated_at: momentSchema.nullish(),
    account_protection: z
      .union([z.boolean(), z.number().transform((flag) => flag !== 0)])
      .nullish()
      .catch(null),
    api_key: keySchema.nullish(),
  })
  .transform((session): ProviderSession => ({
    id: session.id,
    name: (session.name ?? '').slice(0, 200),
    status: session.status,
    phoneNumber: session.phone_number?.slice(0, 40) || null,
    updatedAt: session.updated_at ?? null,
    isProtected: session.account_protection ?? null,
    key: session.api_key ?? null,
  }));

/** The longest code of the largest QR symbol. */
const longestQr = 2953;

export const sessionsReply = z.object({ data: z.array(sessionSchema).max(500) });
export const sessionReply = z.object({ data: sessionSchema });
export const linkReply = z.object({
  data: z.object({ status: statusSchema, qrCode: z.string().max(longestQr).nullish() }),
});
export const qrReply = z.object({ data: z.object({ qrCode: z.string().min(1).max(longestQr) }) });
/** Some versions answer without data. */
export const restartReply = z.object({ data: z.object({ status: statusSchema.optional() }).nullish() });
/** Accepted, not sent: WaSender sends it when the session's limit allows. */
export const sendReply = z.object({ data: z.object({ msgId: z.union([z.string(), z.number()]).transform(String) }) });

/** WaSender's numbers of what became of a message. */
const deliveryStatuses = ['failed', 'pending', 'sent', 'delivered', 'read', 'played'] as const;
/** A status by its number or its word; null for what is neither. */
const deliverySchema = z
  .unknown()
  .optional()
  .transform((status): DeliveryStatus | null => {
    if (typeof status === 'number') return deliveryStatuses[status] ?? null;
    const word = typeof status === 'string' ? status.trim().toLowerCase() : '';
    if (word === 'error') return 'failed';
    if (word === 'in_progress' || word === 'queued') return 'pending';
    return deliveryStatuses.find((known) => known === word) ?? null;
  });

/** A phone number in digits, of a number or a WhatsApp address; null for a group, or an address that hides it. */
const numberSchema = z
  .unknown()
  .optional()
  .transform((address) => {
    const [, digits, , server] =
      /^\+?(\d{7,15})(:\d+)?(?:@([\w.]+))?$/u.exec(typeof address === 'string' ? address.trim() : '') ?? [];
    return digits !== undefined && (server === undefined || ['s.whatsapp.net', 'c.us'].includes(server))
      ? digits
      : null;
  });

const textSchema = z.string().max(100_000);
const loggedSchema = z
  .object({
    id: z.union([z.string(), z.number()]).nullish(),
    msgId: z.union([z.string(), z.number()]).nullish(),
    to: numberSchema,
    content: z.unknown().optional(),
    status: deliverySchema,
    created_at: momentSchema.nullish(),
  })
  .transform(({ id, msgId, to, content, status, created_at: at }): LoggedMessage | null => {
    const messageId = msgId ?? id;
    const text = textSchema.safeParse(content);
    return messageId === null || messageId === undefined || !at
      ? null
      : { messageId: String(messageId), to, text: text.success ? text.data : null, status, at };
  });
/** The log comes by pages; some versions have the pages inside of `data`. */
const logPageSchema = z.object({
  data: z.array(loggedSchema).max(1000),
  next_page_url: z.string().nullish(),
  last_page: z.number().nullish(),
});
export const logsReply = z
  .union([z.object({ data: logPageSchema }).transform(({ data }) => data), logPageSchema])
  .transform(({ data, next_page_url: next, last_page: last }) => ({
    items: data.filter((logged) => logged !== null),
    isWhole: (next ?? null) === null && (last ?? 1) <= 1,
  }));

export const messageReply = z.object({
  data: z.object({
    status: z
      .number()
      .int()
      .min(0)
      .max(5)
      .transform((status): DeliveryStatus => deliveryStatuses[status] ?? 'pending'),
  }),
});

/** Failures of its controllers have `error`, those of its framework `message`. */
const refusalSchema = z.object({
  message: z.string().nullish(),
  error: z.string().nullish(),
  errors: z.record(z.string(), z.union([z.string().transform((text) => [text]), z.array(z.string())])).nullish(),
  retry_after: z.unknown().optional(),
});

/** Reads what a refusal says; what cannot be read says nothing. */
export function readRefusal(body: unknown) {
  const { data } = refusalSchema.safeParse(body);
  const fields = Object.entries(data?.errors ?? {}).map(([name, problems]) => [name, problems.map(withoutNumbers)]);
  return {
    message: withoutNumbers(data?.message ?? data?.error ?? ''),
    fields: z.record(z.string(), z.array(z.string())).parse(Object.fromEntries(fields)),
    retryAfter: data?.retry_after,
  };
}

const milliseconds = (value: number) => new Date(value < 1_000_000_000_000 ? value * 1000 : value);

/** What a webhook carries. `sessionId` is the session's key. */
export const webhookSchema = z.object({
  event: z.string(),
  timestamp: z
    .union([z.number().nonnegative().max(8_640_000_000_000_000).transform(milliseconds), momentSchema])
    .nullish(),
  sessionId: keySchema.optional(),
  data: z.object({ status: statusSchema.optional() }).optional().catch(undefined),
});

const messageIdSchema = z
  .union([z.string().min(1).max(200), z.number()])
  .transform(String)
  .nullish()
  .catch(null);
const messageKeySchema = z.object({
  id: messageIdSchema,
  fromMe: z.boolean().nullish(),
  remoteJid: numberSchema,
  senderPn: numberSchema,
  cleanedSenderPn: numberSchema,
});

/** What a webhook tells of a message that was sent. */
export const messageStatusSchema = z.object({
  msgId: messageIdSchema,
  key: messageKeySchema.nullish(),
  update: z.object({ status: deliverySchema }).nullish(),
  status: deliverySchema,
});

/** What a webhook tells of a message that came in. */
export const receivedSchema = z.object({
  messages: z.object({
    key: messageKeySchema,
    messageBody: textSchema.nullish(),
    message: z
      .object({
        conversation: textSchema.nullish(),
        extendedTextMessage: z.object({ text: textSchema.nullish() }).nullish(),
      })
      .nullish()
      .catch(null),
  }),
});
/** The same, for the files of it. */
export const receivedFilesSchema = z.object({
  messages: z.object({ key: messageKeySchema, message: z.record(z.string(), z.unknown()) }),
});

/** Where a file can be fetched for an hour; some versions have it inside of `data`. */
export const decryptReply = z
  .union([z.object({ publicUrl: z.string() }), z.object({ data: z.object({ publicUrl: z.string() }) })])
  .transform((reply) => ('data' in reply ? reply.data : reply));
export const webhookDataSchema = z.object({ data: z.unknown().optional() });
