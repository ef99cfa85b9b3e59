import { call } from '../call.ts';
import { serverHealthSchema } from '../entities/server-health.ts';

/** How the server does, for admins. */
export const healthCalls = {
  getServerHealth: call({
    method: 'GET',
    path: '/server-health',
    summary:
      'How the server does: its database, disk, files, mail, jobs, backups and clock, and the attempts that are open.',
    reply: serverHealthSchema,
  }),
};
