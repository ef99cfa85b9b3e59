import { asc, count, eq } from 'drizzle-orm';
import { countedTakes } from '../../db/schema/attempts.ts';
import type { Service } from '../service.ts';

/** Returns how many takes an attempt has counted, by recording. */
export const listTakes: Service<'listTakes'> = async ({ db }, { params }) => ({
  items: await db
    .select({ recording: countedTakes.recordingId, count: count() })
    .from(countedTakes)
    .where(eq(countedTakes.taskTakenId, params.id))
    .groupBy(countedTakes.recordingId)
    .orderBy(asc(countedTakes.recordingId)),
});
