import { eq } from 'drizzle-orm';
import { videoMoments } from '../../db/schema/videos.ts';
import type { Service } from '../service.ts';

/** Takes back a mark of the calling student. */
export const unmarkNotUnderstood: Service<'unmarkNotUnderstood'> = async ({ db, messages }, { params }) => {
  await db.delete(videoMoments).where(eq(videoMoments.id, params.id));
  return { success: true, message: messages.confirmations.markTakenBack };
};
