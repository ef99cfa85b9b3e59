import type { HomeChild } from '@rubrica/api-client/contract';
import { Avatar, Button, Heading, token } from '@rubrica/ui';
import { Printer } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import * as statuses from '../../../lib/attendance/messages.ts';
import { readerTimeZone, wallTimeOf } from '../../../lib/calendar/zone.ts';
import { ShareBar } from '../../../lib/charts/share-bar.tsx';
import { SkillTrends } from '../../../lib/charts/skill-trends.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { QuotedWords } from '../../../lib/results/quoted-words.tsx';
import { WorkIcon } from '../../../lib/work/work-icon.tsx';
import { joined } from '../../../lib/text/joined.ts';
import { ar, en } from './messages.ts';
import { WeekOfChild } from './week-of-child.tsx';

const Panel = styled.article`
  display: grid;
  gap: ${token.space[24]};
  padding: ${token.space[24]} ${token.space[32]} ${token.space[32]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  & > header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token.space[12]} ${token.space[16]};
    align-items: center;
  }
  & > header p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & > header > [data-part='week'] {
    grid-column: 1 / -1;
    color: ${token.color.ink};
    font-size: ${token.font[22]};
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${token.space[32]} ${token.space[48]};
    align-items: start;
  }
  & > div > div {
    display: grid;
    gap: ${token.space[24]};
  }
  & h3 {
    margin-block-end: ${token.space[8]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & [data-part='part'] > p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  @media (max-width: 900px) {
    padding: ${token.space[16]};
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: ${token.space[24]};
    }
  }
  @media (max-width: 600px) {
    & > header {
      grid-template-columns: auto minmax(0, 1fr);
    }
    & > header > a {
      grid-column: 1 / -1;
      order: 1;
    }
  }
`;

const Rate = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token.space[8]};
  && {
    margin-block-end: ${token.space[8]};
  }
  & > strong {
    color: ${token.color.ink};
    font-size: ${token.font[28]};
    font-weight: 650;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;

const Meeting = styled.div`
  display: flex;
  gap: ${token.space[12]};
  align-items: center;
  & a {
    color: ${token.color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

const { color } = token;

/** The date on the reader's clock, by which a calendar finds it. */
const dateOf = (moment: string) => wallTimeOf(moment, readerTimeZone()).date;

interface ChildPanelProps {
  child: HomeChild;
  /** Whether the week in a sentence is in the panel, and not somewhere else on the page. */
  hasSentence?: boolean;
}

/** One child: the week in a sentence, then the trend of each skill, the teacher's words, attendance and the next meeting. */
export function ChildPanel({ child, hasSentence = true }: ChildPanelProps) {
  const m = useMessages({ en, ar });
  const { percent, dateTime, date } = useFormat();
  const { statuses: names } = useMessages({ en: statuses.en, ar: statuses.ar });
  const id = useId();
  const { attendance, nextMeeting, newestWords, trend } = child;
  const path = `/parent/child/${child._id}`;
  return (
    <Panel aria-labelledby={id}>
      <header>
        <Avatar name={child.name} size={48} />
        <div>
          <Heading level={2} size={18} id={id}>
            <Link to={path}>
              <bdi>{child.name}</bdi>
            </Link>
          </Heading>
          <p>{joined([child.level ?? m.noLevel, ...child.groups])}</p>
        </div>
        <Button to={`${path}/report`} icon={<Printer aria-hidden="true" />} aria-label={m.reportOf(child.name)}>
          {m.report}
        </Button>
        {hasSentence && <WeekOfChild child={child} />}
      </header>
      <div>
        <div>
          <Part title={m.trend}>{trend.length === 0 ? <p>{m.noTrend}</p> : <SkillTrends trend={trend} />}</Part>
          {newestWords?.words && (
            <Part title={m.words}>
              <QuotedWords words={newestWords.words}>
                <Link to={`/parent/tasks/correct/${newestWords.task._id}/task-taken/${newestWords.attempt}`}>
                  <bdi>{newestWords.task.title}</bdi>
                </Link>
                <span>{date(newestWords.releasedAt)}</span>
              </QuotedWords>
            </Part>
          )}
        </div>
        <div>
          <Part title={m.attendance}>
            {attendance.ratePercent === null ? (
              <p>{m.noAttendance}</p>
            ) : (
              <>
                <Rate>
                  <strong>{percent(attendance.ratePercent)}</strong>
                  {m.lastDays}
                </Rate>
                <ShareBar
                  label={m.attendance}
                  shares={[
                    { label: names.Present, count: attendance.counts.present, color: color.success },
                    { label: names.Late, count: attendance.counts.late, color: color.warning },
                    { label: names.Absent, count: attendance.counts.absent, color: color.danger },
                    { label: names.Excused, count: attendance.counts.excused, color: color.lineStrong },
                  ]}
                />
              </>
            )}
          </Part>
          <Part title={m.next}>
            {nextMeeting ? (
              <Meeting>
                <WorkIcon work="meeting" size={36} isNamed />
                <div>
                  <Link to={`${path}?date=${dateOf(nextMeeting.startsAt)}&meeting=${nextMeeting._id}`}>
                    <bdi>{nextMeeting.title}</bdi>
                  </Link>
                  <small>{joined([dateTime(nextMeeting.startsAt), nextMeeting.place])}</small>
                </div>
              </Meeting>
            ) : (
              <p>{m.noMeeting}</p>
            )}
          </Part>
        </div>
      </div>
    </Panel>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-part="part">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
