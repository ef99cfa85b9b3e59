import type { Answer, AnswerId } from '@rubrica/api-client/contract';
import { ownAnswers } from '@rubrica/question-kit';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { answerOrigins } from '../../db/known-owners.ts';
import { perDatabase } from '../../db/per-database.ts';
import { prepareStatement } from '../../db/prepared-statement.ts';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { uuidList, uuidsOf } from '../../db/uuid-list.ts';
import { practiceDays } from '../../db/schema/practice.ts';
import { openStatuses } from '../attempts/attempt-status.ts';
import { latestOverdueDeadline } from '../attempts/deadline.ts';
import { loadContents } from '../attempts/question-contents.ts';
import { AppError } from '../errors/errors.ts';
import { filesIn } from '../files/record-file-uses.ts';
import { dateIn, startOfDate } from '../meetings/occurrences.ts';
import type { AnswerSave, SaveOptions } from './answer-save.ts';
import { maxSittings } from './add-active-time.ts';
import { rejectMismatch } from './reject-mismatch.ts';

const savedSchema = z.object({ rows: z.array(z.object({ place: z.number() })) });
const isOpenStatus = sql.join(
  openStatuses.map((status) => sql`${status}`),
  sql`, `,
);

/**
 * The statement that saves answers. Their ids are in it a second time, so that the database finds the rows by them (`isAmong`). It locks
 * their attempts by id alone: with the status in the same condition, a database that has not counted a new exam's attempts reads all that are
 * open. Of the open ones it locks the answers that have the revision on which a save is based and other content, each in the order of their
 * ids, and writes those with their active time (`addActiveTime`) and the day of practice.
 * It returns the places of those that it has saved.
 */
const statementOf = perDatabase((db) =>
  prepareStatement(
    db,
    sql`
    with saved as materialized (
      select * from jsonb_to_recordset(${sql.placeholder('saves')}::text::jsonb) as saved(place integer, id uuid, attempt uuid,
        student uuid, rev integer, entries jsonb, flagged boolean, sitting text, active_ms bigint)
    ), locked as materialized (
      select taken.id, taken.started_at, taken.status, taken.deadline_at from ${taskTakens} taken
        where taken.id = any(${uuidsOf('attempts')}) order by taken.id for share
    ), open as materialized (
      select id, started_at from locked where status in (${isOpenStatus})
        and (deadline_at is null or deadline_at >= ${sql.placeholder('overdue')}::timestamptz)
    ), found as materialized (
      select answer.id, answer.saved_at, coalesce(answer.active_sittings, '{}') as sittings,
          coalesce(answer.active_at, open.started_at) as active_from
        from ${answers} answer join saved on saved.id = answer.id join open on open.id = answer.task_taken_id
        where answer.id = any(${uuidsOf('answers')}) and answer.rev = saved.rev and (answer.entries <> saved.entries or answer.flagged <> saved.flagged)
        order by answer.id for update of answer
    ), timed as materialized (
      select saved.*, found.saved_at as saved_before, found.sittings, known.counted,
          greatest(found.active_from, ${sql.placeholder('now')}::timestamptz) as active_at,
          least(greatest(0, saved.active_ms - coalesce(known.counted, 0)), trunc(extract(epoch from
            greatest(found.active_from, ${sql.placeholder('now')}::timestamptz) - found.active_from) * 1000)) as added,
          known.counted is null and
            (select count(*) from jsonb_object_keys(found.sittings)) >= ${sql.raw(String(maxSittings))} as is_one_too_many
        from found join saved on saved.id = found.id
          cross join lateral (select (found.sittings ->> saved.sitting)::bigint as counted) known
    ), counted as materialized (
      select timed.*, case when sitting is null then null when is_one_too_many then sittings
          else sittings || jsonb_build_object(sitting, (coalesce(timed.counted, 0) + added)::bigint) end as new_sittings
        from timed
    ), written as (
      update ${answers} answer set entries = counted.entries, flagged = counted.flagged, rev = counted.rev + 1,
          saved_at = ${sql.placeholder('now')}::timestamptz, updated_at = ${sql.placeholder('now')}::timestamptz,
          active_sittings = coalesce(counted.new_sittings, answer.active_sittings),
          active_at = case when counted.sitting is null then answer.active_at else counted.active_at end,
          active_ms = case when counted.sitting is null then answer.active_ms
            else (select coalesce(sum(ms::bigint), 0) from jsonb_each_text(counted.new_sittings) as sitting(name, ms)) end
        from counted where answer.id = any(${uuidsOf('answers')}) and answer.id = counted.id
        returning answer.id
    ), practised as (
      insert into ${practiceDays} (student_id, day)
        select distinct student, ${sql.placeholder('day')}::date from counted
          where saved_before is null or saved_before < ${sql.placeholder('dayBegins')}::timestamptz
            or saved_before >= ${sql.placeholder('dayEnds')}::timestamptz
          order by student
        on conflict do nothing
    )
    select saved.place from written join saved on saved.id = written.id`,
  ),
);

/**
 * Saves what is as usual in one statement: answers without files, based on the stored revision, whose content matches their question.
 * Returns what was saved, by its place in the batch. All else is left as it is, for `save-answers.ts` to decide.
 */
export async function saveDirectly(
  { db, clock, timeZone }: SaveOptions,
  saves: readonly AnswerSave[],
): Promise<ReadonlyMap<number, Answer>> {
  const usual = await findUsual(db, saves);
  if (usual.size === 0) return new Map();
  const now = clock.now();
  const day = dateIn(now, timeZone);
  const values = Array.from(usual, ([place, { save, answer }]) => ({
    place,
    id: answer._id,
    attempt: answer.taskTaken,
    student: save.studentId,
    rev: save.rev,
    entries: answer.answers,
    flagged: save.flagged,
    sitting: save.activeTime?.sitting,
    active_ms: save.activeTime?.activeMs,
  }));
  const { rows } = savedSchema.parse(
    await statementOf(db)({
      saves: JSON.stringify(values),
      answers: uuidList(values.map(({ id }) => id)),
      attempts: uuidList(values.map(({ attempt }) => attempt)),
      now: now.toISOString(),
      overdue: latestOverdueDeadline(now).toISOString(),
      day,
      dayBegins: startOfDate(day, timeZone).toISOString(),
      dayEnds: startOfDate(day, timeZone, 1).toISOString(),
    }),
  );
  const savedAt = now.toISOString();
  return new Map(
    rows.flatMap(({ place }) => {
      const answer = usual.get(place)?.answer;
      return answer ? [[place, { ...answer, savedAt }] as const] : [];
    }),
  );
}

interface UsualSave {
  save: AnswerSave;
  /** What it makes of its answer. */
  answer: Answer;
}

/** Returns the first save of each answer, by place, where it is its student's, has no files and matches its question. */
async function findUsual(db: Database, saves: readonly AnswerSave[]): Promise<Map<number, UsualSave>> {
  const origins = await Promise.all(saves.map(({ answerId }) => answerOrigins(db)(answerId)));
  const questionOf = await loadContents(
    db,
    origins.flatMap((origin) => origin?.question.hash ?? []),
  );
  const seen = new Set<AnswerId>();
  const usual = new Map<number, UsualSave>();
  for (const [place, save] of saves.entries()) {
    if (seen.has(save.answerId)) continue;
    seen.add(save.answerId);
    const origin = origins[place];
    if (origin?.attempt.studentId !== save.studentId) continue;
    const { attempt, question } = origin;
    const entries = matching(() => ownAnswers(questionOf(question.hash), save.answers));
    if (!entries || filesIn(entries).length > 0) continue;
    const answer = {
      _id: save.answerId,
      taskTaken: attempt.id,
      question: question.id,
      type: question.type,
      answers: entries,
      flagged: save.flagged,
      rev: save.rev + 1,
      savedAt: null,
    };
    usual.set(place, { save, answer });
  }
  return usual;
}

/** Returns entries, or undefined where they do not match their question. */
function matching(read: () => Answer['answers']): Answer['answers'] | undefined {
  try {
    return rejectMismatch(read);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
