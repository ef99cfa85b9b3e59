import { call } from '../call.ts';
import { adminHomeSchema, assistantHomeSchema } from '../entities/staff-home.ts';

/** The first pages of staff. */
export const staffHomeCalls = {
  getAssistantHome: call({
    method: 'GET',
    path: '/homes/assistant',
    summary: "What waits for the calling assistant, today's meetings, and students who fell silent.",
    reply: assistantHomeSchema,
  }),
  getAdminHome: call({
    method: 'GET',
    path: '/homes/admin',
    summary: "Who and what waits in the school, today's meetings and attendance, and storage; for admins.",
    reply: adminHomeSchema,
  }),
};
