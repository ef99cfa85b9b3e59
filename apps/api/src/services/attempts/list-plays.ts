import { asc, eq } from 'drizzle-orm';
import { countedPlays } from '../../db/schema/attempts.ts';
import type { Service } from '../service.ts';

/** Returns the plays that an attempt has counted, by recording. */
export const listPlays: Service<'listPlays'> = async ({ db }, { params }) => ({
  items: await db
    .select({ item: countedPlays.itemId, count: countedPlays.count })
    .from(countedPlays)
    .where(eq(countedPlays.taskTakenId, params.id))
    .orderBy(asc(countedPlays.itemId)),
});
