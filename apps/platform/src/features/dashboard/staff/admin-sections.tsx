import type { AdminHome } from '@rubrica/api-client/contract';
import { Banner, EmptyState, Progress, QuietButton, token } from '@rubrica/ui';
import { Link } from 'react-router-dom';
import { ShareBar } from '../../../lib/charts/share-bar.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { None, Section } from '../../../lib/page/section.tsx';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { WorkIcon } from '../../../lib/work/work-icon.tsx';
import { workOf } from '../../../lib/work/work.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { LinkRows } from './rows.ts';

/** New accounts, oldest first. */
export function Registrations({ registrations: { count, people } }: Pick<AdminHome, 'registrations'>) {
  const m = useMessages({ en, ar });
  const { fromNow } = useFormat();
  const review = <QuietButton to="/admin/users/registrations">{m.review}</QuietButton>;
  return (
    <Section title={m.registrations} action={count > 0 && review}>
      {count === 0 && <None>{m.noRegistrations}</None>}
      <LinkRows>
        {people.map(({ _id, name, createdAt }) => (
          <li key={_id}>
            <div>
              <Link to="/admin/users/registrations">
                <bdi>{name}</bdi>
              </Link>
            </div>
            <span>{m.registered(fromNow(createdAt))}</span>
          </li>
        ))}
      </LinkRows>
      {count > people.length && <None>{m.more(count - people.length)}</None>}
    </Section>
  );
}

const ageColors = {
  day: token.color.success,
  threeDays: token.color.accent,
  week: token.color.highlight,
  older: token.color.danger,
};
const ages = ['day', 'threeDays', 'week', 'older'] as const;

/** What waits for a marker: by age, and the tasks with the oldest. */
export function UnmarkedWork({ unmarked: { count, byAge, tasks } }: Pick<AdminHome, 'unmarked'>) {
  const m = useMessages({ en, ar });
  const { fromNow } = useFormat();
  if (count === 0) {
    return (
      <EmptyState title={m.nothingToMark} illustration="done">
        {m.nothingToMarkBody}
      </EmptyState>
    );
  }
  const shares = ages.map((age) => ({ label: m.ages[age], count: byAge[age], color: ageColors[age] }));
  return (
    <Section title={m.toMark} action={<QuietButton to="/admin/tasks">{m.allTasks}</QuietButton>}>
      <ShareBar label={m.byAge} shares={shares} />
      <LinkRows>
        {tasks.map(({ _id, title, kind, skill, count: waiting, oldestAt }) => (
          <li key={_id}>
            <WorkIcon work={workOf({ kind, skill })} size={36} />
            <div>
              <Link to={`/admin/tasks/correct/${_id}`}>
                <bdi>{title}</bdi>
              </Link>
              <small>{oldestAt && m.oldest(fromNow(oldestAt))}</small>
            </div>
            <span>{m.attempts(waiting)}</span>
          </li>
        ))}
      </LinkRows>
    </Section>
  );
}

const statusColors = {
  present: token.color.success,
  late: token.color.highlight,
  absent: token.color.danger,
  excused: token.color.violet,
  open: token.color.lineStrong,
};
const statuses = ['present', 'late', 'absent', 'excused', 'open'] as const;

/** Attendance at the meetings of today that have begun. */
export function AttendanceToday({ attendance }: Pick<AdminHome, 'attendance'>) {
  const m = useMessages({ en, ar });
  const shares = statuses.map((status) => ({
    label: m.statuses[status],
    count: attendance[status],
    color: statusColors[status],
  }));
  return (
    <Section title={m.attendance}>
      {shares.some(({ count }) => count > 0) ? (
        <ShareBar label={m.attendance} shares={shares} />
      ) : (
        <None>{m.noAttendance}</None>
      )}
    </Section>
  );
}

/** That jobs failed, where some have. */
export function FailedJobs({ failedJobs }: Pick<AdminHome, 'failedJobs'>) {
  const m = useMessages({ en, ar });
  if (failedJobs === 0) return null;
  return (
    <Banner tone="warning">
      {m.failedJobs(failedJobs)} <Link to="/admin/jobs">{m.seeJobs}</Link>
    </Banner>
  );
}

/** That WhatsApp messages did not arrive, or may not have, and that mails could not be sent, where there are some. */
export function FailedMessages({ failedMessages, failedMails }: Pick<AdminHome, 'failedMessages' | 'failedMails'>) {
  const m = useMessages({ en, ar });
  return (
    <>
      {failedMessages > 0 && (
        <Banner tone="warning">
          {m.failedMessages(failedMessages)} <Link to="/admin/messages/sends">{m.seeSends}</Link>
        </Banner>
      )}
      {failedMails > 0 && (
        <Banner tone="warning">
          {m.failedMails(failedMails)} <Link to="/admin/jobs#send-mails">{m.seeMails}</Link>
        </Banner>
      )}
    </>
  );
}

/** How much is stored, and whether the server's disk has room. */
export function Storage({ storage: { usedBytes, allowedBytes, disk } }: Pick<AdminHome, 'storage'>) {
  const m = useMessages({ en, ar });
  const language = useLanguage();
  const used = formatBytes(usedBytes, language);
  return (
    <Section title={m.storage}>
      {disk !== 'ok' && <Banner tone={disk === 'full' ? 'danger' : 'warning'}>{m.disks[disk]}</Banner>}
      {allowedBytes === null ? (
        <None>{m.stored(used)}</None>
      ) : (
        <Progress
          label={m.storedOf(used, formatBytes(allowedBytes, language))}
          value={usedBytes / allowedBytes}
          tone={usedBytes > allowedBytes * 0.9 ? 'danger' : 'accent'}
        />
      )}
    </Section>
  );
}
