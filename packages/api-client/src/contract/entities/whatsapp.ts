import { z } from 'zod';
import { dateTime } from '../shapes.ts';

/**
 * A WhatsApp session (`spec.md` section 3): a phone number of the school that is, or can be, linked. No key is in it: `api_key` is a
 * handle that means nothing to WhatsApp, and that is equal to the `wasenderApiKey` of the metadata for the primary number.
 */
export const whatsAppSessionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `connected`, `disconnected`, `logged_out`, `expired`, `connecting`, `need_scan`, `need_passkey`, or another one of the provider's. */
  status: z.string(),
  phone_number: z.string().nullable(),
  api_key: z.uuid(),
  updated_at: dateTime.nullable(),
});
export type WhatsAppSession = z.infer<typeof whatsAppSessionSchema>;

/** The sessions as they are stored here. */
export const whatsAppSessionsSchema = z.object({
  /** Whether the server has an account for WhatsApp; without one there are no sessions. */
  isConfigured: z.boolean(),
  items: z.array(whatsAppSessionSchema),
  /** When the list was right; null while the first one is being fetched. */
  asOf: dateTime.nullable(),
  /** Whether a newer list is being fetched. */
  isRefreshing: z.boolean(),
  /** Why no newer list could be fetched, in the caller's language. */
  problem: z.string().nullable(),
});
export type WhatsAppSessions = z.infer<typeof whatsAppSessionsSchema>;

/** How far the linking of a phone is. */
export const whatsAppLinkSchema = z.object({
  status: z.string(),
  /** What the phone scans, to be drawn as a QR code; valid for some seconds. Null where there is nothing to scan. */
  qr: z.string().nullable(),
});
export type WhatsAppLink = z.infer<typeof whatsAppLinkSchema>;

/** Metadata (`spec.md` section 3): the handle of the primary number's key. */
export const metadataSchema = z.object({ wasenderApiKey: z.uuid().nullable() });
