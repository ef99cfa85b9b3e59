import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';

/** Who did what to whom, when and from where. Append-only. */
export const auditEntrySchema = z.object({
  _id: idOf<'AuditEntry'>(),
  at: dateTime,
  actor: idOf<'User'>().nullable(),
  actorName: z.string(),
  /** The admin behind a forced login. */
  onBehalfOf: idOf<'User'>().nullable(),
  action: z.string(),
  object: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  ipAddress: z.string(),
});
