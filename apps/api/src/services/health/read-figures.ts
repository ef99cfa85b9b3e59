import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { perDatabase } from '../../db/per-database.ts';
import type { JobCount } from '../../jobs/jobs.ts';
import type { AppContext } from '../context.ts';
import { queryRows } from '../queries/query-rows.ts';

const attemptsSchema = z.object({
  open: z.coerce.number(),
  unsaved: z.coerce.number(),
  medianSeconds: z.coerce.number().nullable(),
  longestSeconds: z.coerce.number().nullable(),
});

/** Attempts that are open, those of them that have saved nothing yet, and how long ago the others have saved last. */
export type AttemptFigures = z.infer<typeof attemptsSchema>;

/** What a school's operator watches during an exam. */
export interface Figures {
  jobs: readonly JobCount[];
  attempts: AttemptFigures;
}

/** Reads figures of the whole school: on whichever of its servers, they are the same. */
export async function readFigures({ db, clock, jobs }: Pick<AppContext, 'db' | 'clock' | 'jobs'>): Promise<Figures> {
  return { jobs: await jobs.count(db), attempts: await readAttempts({ db, clock }) };
}

/** For so long figures of attempts are kept for a scraper: they read every answer of the open attempts. */
const keptMs = 60_000;

const keptAttempts = perDatabase(() => new LRUCache<'attempts', AttemptFigures>({ max: 1, ttl: keptMs }));

/** Reads the same for a scraper, which comes every few seconds, with attempts of up to a minute before. */
export async function readRecentFigures(app: Pick<AppContext, 'db' | 'clock' | 'jobs'>): Promise<Figures> {
  const kept = keptAttempts(app.db);
  const attempts = kept.get('attempts') ?? (await readAttempts(app));
  if (!kept.has('attempts')) kept.set('attempts', attempts);
  return { jobs: await app.jobs.count(app.db), attempts };
}

async function readAttempts({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<AttemptFigures> {
  const now = clock.now().toISOString();
  const [attempts] = await queryRows(
    db,
    attemptsSchema,
    sql`
    select count(*)::text as open, (count(*) filter (where age is null))::text as unsaved,
      percentile_cont(0.5) within group (order by age) as "medianSeconds", max(age) as "longestSeconds"
    from (select extract(epoch from ${now}::timestamptz - max(saved_at))::double precision as age
      from task_takens left join answers on answers.task_taken_id = task_takens.id
      where task_takens.status = 'in_progress' group by task_takens.id) ages`,
  );
  return attempts ?? { open: 0, unsaved: 0, medianSeconds: null, longestSeconds: null };
}
