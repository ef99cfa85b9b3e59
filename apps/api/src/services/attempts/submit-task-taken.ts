import type { Service } from '../service.ts';
import { tellAttempt } from './tell-attempt.ts';

/**
 * Submits an attempt once: a repeat with the same key gets the same reply. Another key on an attempt that is already submitted
 * (from another tab, or at the deadline) gets the attempt as it is. Submits that arrive at the same time are done together
 * (`submit-together.ts`).
 */
export const submitTaskTaken: Service<'submitTaskTaken'> = async ({ attemptSubmits, live }, { params, headers }) => {
  const reply = await attemptSubmits.add({ attemptId: params.id, key: headers['idempotency-key'] });
  // It may be open in another tab, or on another device.
  tellAttempt(live, params.id, 'closed');
  return reply;
};
