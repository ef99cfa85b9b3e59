import type { StudentPage } from '@rubrica/api-client/contract';
import { Progress, token } from '@rubrica/ui';
import { skillCategories } from '@rubrica/question-kit';
import { Link } from 'react-router-dom';
import * as statuses from '../../../lib/attendance/messages.ts';
import { ShareBar } from '../../../lib/charts/share-bar.tsx';
import { TrendChart } from '../../../lib/charts/trend-chart.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { useQuestionNames } from '../../../lib/questions/question-names.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { None, Rows, Section } from '../../../lib/page/section.tsx';
import { monthsOf } from './task-need.ts';

/** Released marks by skill and month. */
export function Trend({ trend }: Pick<StudentPage, 'trend'>) {
  const m = useMessages({ en, ar });
  const { skillNames } = useQuestionNames();
  const locale = useLanguage() === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  const monthFormat = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const months = monthsOf(trend);
  const lines = skillCategories
    .filter((skill) => trend.some((point) => point.skill === skill))
    .map((skill) => ({
      name: skillNames[skill],
      values: months.map(
        (month) => trend.find((point) => point.skill === skill && point.month === month)?.percent ?? null,
      ),
    }));
  return (
    <Section title={m.trend} lead={trend.length > 0 ? m.trendLead : m.noTrend}>
      {lines.length > 0 && (
        <TrendChart
          label={m.trend}
          labelsHeader={m.month}
          tableLabel={m.trendTable}
          labels={months.map((month) => monthFormat.format(new Date(`${month}-15T00:00:00Z`)))}
          lines={lines}
        />
      )}
    </Section>
  );
}

/** How often the student was there in the last year; an admin goes on to each meeting. */
export function Attendance({ student, area }: { student: StudentPage; area: '/admin' | '/assistant' }) {
  const m = useMessages({ en, ar });
  const { statuses: status } = useMessages({ en: statuses.en, ar: statuses.ar });
  const { percent } = useFormat();
  const { counts, ratePercent } = student.attendance;
  return (
    <Section
      title={m.attendance}
      {...(ratePercent === null ? {} : { lead: m.attendanceLead(percent(ratePercent)) })}
      action={area === '/admin' && <Link to={`/admin/users/StudentAttendance/${student._id}`}>{m.attendanceAll}</Link>}
    >
      {ratePercent === null ? (
        <None>{m.noAttendance}</None>
      ) : (
        <ShareBar
          label={m.attendance}
          shares={[
            { label: status.Present, count: counts.present, color: token.color.success },
            { label: status.Late, count: counts.late, color: token.color.warning },
            { label: status.Absent, count: counts.absent, color: token.color.danger },
            { label: status.Excused, count: counts.excused, color: token.color.lineStrong },
          ]}
        />
      )}
    </Section>
  );
}

/** Diplomas and lectures with how far the student is, and where their recordings are. */
export function Learning({ student, area }: { student: StudentPage; area: '/admin' | '/assistant' }) {
  const m = useMessages({ en, ar });
  const { percent, date } = useFormat();
  const { courses, lectures, recordings } = student;
  return (
    <>
      <Section title={m.courses}>
        {courses.length === 0 && <None>{m.noCourses}</None>}
        {courses.map((course) => (
          <Progress
            key={course.diploma}
            label={course.name}
            value={course.percent / 100}
            valueText={percent(course.percent)}
            tone={course.percent === 100 ? 'success' : 'accent'}
          />
        ))}
      </Section>
      <Section title={m.lectures}>
        {lectures.length === 0 && <None>{m.noLectures}</None>}
        {lectures.map(({ _id, title, progress }) => (
          <Progress
            key={_id}
            label={title}
            value={(progress?.percent ?? 0) / 100}
            valueText={
              progress === null ? m.notWatched : progress.completedAt ? m.completed : percent(progress.percent)
            }
            tone={progress?.completedAt ? 'success' : 'accent'}
          />
        ))}
      </Section>
      <Section title={m.recordings}>
        {recordings.length === 0 && <None>{m.noRecordings}</None>}
        <Rows>
          {recordings.map(({ attempt, task, taskTitle, startedAt, count, deleted }) => (
            <li key={attempt}>
              <div>
                <Link to={`${area}/tasks/correct/${task}/task-taken/${attempt}`}>
                  <bdi>{taskTitle}</bdi>
                </Link>
                <small>{date(startedAt)}</small>
              </div>
              <span>
                {[
                  ...(count > deleted ? [m.recordingCount(count - deleted)] : []),
                  ...(deleted > 0 ? [m.recordingsDeleted(deleted)] : []),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </Rows>
      </Section>
    </>
  );
}
