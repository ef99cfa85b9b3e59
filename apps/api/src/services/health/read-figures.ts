import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { queryRows } from '../queries/query-rows.ts';

const countSchema = z.object({ name: z.string(), state: z.string(), count: z.coerce.number() });
const attemptsSchema = z.object({
  open: z.coerce.number(),
  unsaved: z.coerce.number(),
  medianSeconds: z.coerce.number().nullable(),
  longestSeconds: z.coerce.number().nullable(),
});

/** What a school's operator watches during an exam. */
export interface Figures {
  /** Jobs by name and state: `waiting`, `running` or `failed`. */
  jobs: z.infer<typeof countSchema>[];
  /** Attempts that are open, those of them that have saved nothing yet, and how long ago the others have saved last. */
  attempts: z.infer<typeof attemptsSchema>;
}

/** Reads figures of the whole school: on whichever of its servers, they are the same. */
export async function readFigures({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<Figures> {
  const now = clock.now().toISOString();
  const jobs = await queryRows(
    db,
    countSchema,
    sql`
    select case when name = 'dead-letters' then source_name else name end as name,
      case when name = 'dead-letters' then 'failed' when state = 'active' then 'running' else 'waiting' end as state,
      count(*)::text as count
    from pgboss.job where state < 'completed' and name not like '\\_\\_%' group by 1, 2 order by 1, 2`,
  );
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
  return { jobs, attempts: attempts ?? { open: 0, unsaved: 0, medianSeconds: null, longestSeconds: null } };
}
