import { z } from 'zod';
import { defineResource } from '../define-resource.ts';
import { auditEntrySchema } from '../entities/audit.ts';
import { idOf } from '../ids.ts';

export const auditLogCalls = defineResource('AuditEntry', {
  entity: auditEntrySchema,
  sortable: ['at', 'action', 'actorName'],
  filters: { action: z.string().max(60).optional(), user: idOf<'User'>().optional() },
  summaries: { list: 'A page of the audit log, newest first.' },
});
