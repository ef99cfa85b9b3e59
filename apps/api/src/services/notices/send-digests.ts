import type { UserId } from '@rubrica/api-client/contract';
import { and, desc, eq, gt, inArray, isNull, lt, min, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { digestClaims, noticeChannels, noticeDigests, notices } from '../../db/schema/notices.ts';
import { users } from '../../db/schema/people.ts';
import { visibleNotices } from '../../policy/visible/notices.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { AppContext } from '../context.ts';
import { composeDigest } from './compose-digest.ts';
import { mailedByDefault } from './default-choices.ts';
import { isQuiet, lastDueAt } from './digest-slots.ts';
import { toDigest } from './notice-choices.ts';
import { toNoticeContent } from './notice-content.ts';
import { unsubscribePath } from './unsubscribe.ts';

type DigestContext = Pick<AppContext, 'db' | 'clock' | 'mailer' | 'origin' | 'secret' | 'timeZone'>;

const dayMs = 24 * 3_600_000;
/** What is older is not mailed: whoever turns mails on is not told of last term. */
const newestDays = 7;
/** A server that has not sent a mail after this long is taken to have stopped while it did. */
const claimMs = 10 * 60_000;
/** A mail names so many notices, and counts the rest. */
const listed = 20;

/**
 * Mails each person, once a day at their hour and never in their quiet hours, what is new and unread of the kinds that they want
 * mailed. A person whose mail could not be sent is tried again, and the others get theirs.
 *
 * Of several servers one claims a person; the mail is sent, and then noted. A server that stops between the two leaves the claim: when
 * it runs out, the same mail is sent again. So a mail may come twice after a crash – at least once, as SMTP itself – and is never
 * lost; the second has the same Message-ID, by which most mailboxes show it once.
 *
 * @throws {AggregateError} when the others are sent, if some could not be
 */
export async function sendDigests(app: DigestContext): Promise<void> {
  const errors: unknown[] = [];
  for (const recipient of await selectDue(app)) {
    if (!(await claim(app, recipient.id))) continue;
    try {
      await sendDigest(app, recipient);
    } catch (error) {
      errors.push(error);
    }
    await app.db.delete(digestClaims).where(eq(digestClaims.userId, recipient.id));
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} mails with notices could not be sent.`);
}

type Recipient = Awaited<ReturnType<typeof selectDue>>[number];

/** Notices that are new, unread and wanted by mail. Those told a week ago have become old news. */
function isToMail(now: Date) {
  const chosen = sql`(select ${noticeChannels.channel} from ${noticeChannels}
    where ${noticeChannels.userId} = ${notices.userId} and ${noticeChannels.kind} = ${notices.kind})`;
  return and(
    isNull(notices.readAt),
    isNull(notices.mailedAt),
    gt(notices.at, new Date(now.getTime() - newestDays * dayMs)),
    or(sql`${chosen} = 'mail'`, and(sql`${chosen} is null`, inArray(notices.kind, mailedByDefault))),
  );
}

async function selectDue({ db, clock, timeZone }: DigestContext) {
  const now = clock.now();
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      language: users.language,
      digest: noticeDigests,
      oldestAt: min(notices.at),
    })
    .from(notices)
    .innerJoin(users, and(eq(users.id, notices.userId), eq(users.status, 'active')))
    .leftJoin(noticeDigests, eq(noticeDigests.userId, users.id))
    .where(isToMail(now))
    .groupBy(users.id, noticeDigests.userId);
  return rows.filter(({ digest, oldestAt }) => {
    const settings = toDigest(digest ?? undefined);
    if (!settings.isOn || oldestAt === null || isQuiet(settings, now, timeZone)) return false;
    return oldestAt <= lastDueAt(settings, now, timeZone);
  });
}

/** Takes a person for this server; false where another one has them. */
async function claim({ db, clock }: DigestContext, userId: UserId): Promise<boolean> {
  const now = clock.now();
  const until = new Date(now.getTime() + claimMs);
  const taken = await db
    .insert(digestClaims)
    .values({ userId, until })
    .onConflictDoUpdate({ target: digestClaims.userId, set: { until }, setWhere: lt(digestClaims.until, now) })
    .returning();
  return taken.length > 0;
}

async function sendDigest(app: DigestContext, recipient: Recipient): Promise<void> {
  const { db, clock, mailer, origin, secret, timeZone } = app;
  const now = clock.now();
  const rows = await selectNotices(db, recipient, now);
  const [newest] = rows;
  // Read meanwhile, or mailed by the server that had them until now.
  if (!newest) return;
  const mail = composeDigest(recipient, {
    contents: rows.slice(0, listed).map(toNoticeContent),
    more: Math.max(0, rows.length - listed),
    url: `${origin}/${recipient.role}/notices`,
    unsubscribeUrl: `${origin}${unsubscribePath(secret, recipient.id)}`,
    timeZone,
  });
  const host = new URL(origin).hostname;
  await mailer.send({ ...mail, messageId: `<notices-${newest.id}@${host}>` });
  await db
    .update(notices)
    .set({ mailedAt: now })
    .where(
      inArray(
        notices.id,
        rows.map(({ id }) => id),
      ),
    );
}

function selectNotices(db: Database, recipient: Recipient, now: Date) {
  return db
    .select()
    .from(notices)
    .where(and(visibleTo(recipient, visibleNotices), isToMail(now)))
    .orderBy(desc(notices.at), desc(notices.id))
    .limit(1000);
}
