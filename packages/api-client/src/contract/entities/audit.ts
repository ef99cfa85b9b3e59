import { z } from 'zod';
import { dateTime, objectId } from '../shapes.ts';

/** Who did what to whom, when and from where. Append-only. */
export const auditEntrySchema = z.object({
  _id: objectId,
  at: dateTime,
  actor: objectId.nullable(),
  actorName: z.string(),
  /** The admin behind a forced login. */
  onBehalfOf: objectId.nullable(),
  action: z.string(),
  object: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  ipAddress: z.string(),
});
