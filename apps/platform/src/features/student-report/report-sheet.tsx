import type { StudentReport } from '@rubrica/api-client/contract';
import { Progress, token } from '@rubrica/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import * as attempts from '../../lib/attempts/messages.ts';
import * as statuses from '../../lib/attendance/messages.ts';
import { useNow } from '../../lib/calendar/use-now.ts';
import { useCalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { ShareBar } from '../../lib/charts/share-bar.tsx';
import { SkillTrends } from '../../lib/charts/skill-trends.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { QuotedWords } from '../../lib/results/quoted-words.tsx';
import { languageOf } from '../../lib/words/selected-text.ts';
import * as work from '../../lib/work/messages.ts';
import { workOf } from '../../lib/work/work.ts';
import { joined } from '../../lib/text/joined.ts';
import { ar, en } from './messages.ts';

/** What a sheet of A4 has room for, with the longest titles and comments. On a screen comments are whole, and all are there. */
const maxResults = 8;
const maxPrintedWords = 3;

const { color, font, space } = token;

const Sheet = styled.div`
  display: grid;
  gap: ${space[24]};

  & > [data-part='who'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[4]} ${space[24]};
    padding-block-end: ${space[8]};
    border-block-end: 2px solid ${color.ink};
    font-size: ${font[14]};
  }
  & > [data-part='figures'] {
    display: grid;
    grid-template-columns: minmax(120px, auto) minmax(0, 1fr);
    gap: ${space[16]} ${space[48]};
    align-items: start;
  }
  & h2 {
    margin-block-end: ${space[8]};
    font-size: ${font[16]};
    font-weight: 650;
  }
  & strong {
    display: block;
    margin-block-end: ${space[8]};
    font-size: ${font[28]};
    font-weight: 650;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
  & section > p {
    color: ${color.inkSoft};
    font-size: ${font[14]};
  }
  & section > table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${font[14]};
    font-variant-numeric: tabular-nums;
  }
  & section > table :is(th, td) {
    padding: ${space[4]} ${space[8]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
  }
  & section > table :is(th, td):nth-child(n + 3) {
    white-space: nowrap;
  }
  & section > table :is(th, td):nth-child(n + 4) {
    text-align: end;
  }
  & section > table tbody th {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & :is([data-part='words'], [data-part='courses']) {
    display: grid;
    gap: ${space[12]};
  }
  & blockquote {
    display: block;
    overflow: visible;
  }
  & [data-part='left-out'] {
    display: none;
  }
  @media screen and (max-width: 600px) {
    & > [data-part='figures'] {
      grid-template-columns: minmax(0, 1fr);
    }
    & section > table :is(th, td):nth-child(2),
    & section > table :is(th, td):nth-child(3) {
      display: none;
    }
  }
  @media print {
    gap: 12px;
    & blockquote {
      display: -webkit-box;
      overflow: hidden;
      -webkit-line-clamp: 3;
      font-size: 13px;
      line-height: 1.4;
    }
    & [data-part='words'] > figure:nth-of-type(n + ${maxPrintedWords + 1}) {
      display: none;
    }
    & [data-part='left-out'] {
      display: block;
    }
    & section > table :is(th, td) {
      padding-block: 2px;
      line-height: 1.3;
    }
    & section > table tbody th > bdi {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

/** The sheet itself: who, which school and when; average and attendance; skills with their trend; results; what teachers wrote. */
export function ReportSheet({ report }: { report: StudentReport }) {
  const m = useMessages({ en, ar });
  const names = useMessages({ en: work.en, ar: work.ar });
  const { statuses: status } = useMessages({ en: statuses.en, ar: statuses.ar });
  const { mark: marks } = useMessages({ en: attempts.en, ar: attempts.ar });
  const { brand } = useCommonMessages();
  const { number, percent, date } = useFormat();
  const format = useCalendarFormat(report.timeZone);
  const now = useNow();
  const { student, attendance, results } = report;
  const shown = results.slice(0, maxResults);
  const commented = results.flatMap(({ words, ...result }) => (words ? [{ ...result, words }] : []));
  return (
    <Sheet>
      <div data-part="who">
        <span>{joined([student.level ?? m.noLevel, ...student.groups])}</span>
        <span>{format.period(report.from, report.until)}</span>
        <span>
          {m.school}: {brand}
        </span>
        <span>{m.printed(format.dateOf(new Date(now).toISOString()))}</span>
      </div>
      <div data-part="figures">
        <Part title={m.average}>
          <strong>{report.averagePercent === null ? '–' : percent(report.averagePercent)}</strong>
          <p>{m.resultCount(results.length)}</p>
        </Part>
        <Part title={m.attendance}>
          <strong>{attendance.ratePercent === null ? '–' : percent(attendance.ratePercent)}</strong>
          <ShareBar
            label={m.attendance}
            shares={[
              { label: status.Present, count: attendance.counts.present, color: color.success },
              { label: status.Late, count: attendance.counts.late, color: color.warning },
              { label: status.Absent, count: attendance.counts.absent, color: color.danger },
              { label: status.Excused, count: attendance.counts.excused, color: color.lineStrong },
            ]}
          />
        </Part>
      </div>
      {report.trend.length > 0 && (
        <Part title={m.skills}>
          <SkillTrends trend={report.trend} marks={report.skills} />
        </Part>
      )}
      {report.courses.length > 0 && (
        <Part title={m.courses}>
          <div data-part="courses">
            {report.courses.map(({ diploma, name, percent: done, ...parts }) => (
              <Progress
                key={diploma}
                label={name}
                value={done / 100}
                valueText={m.progress(percent(done), parts.done, parts.parts)}
                tone={done === 100 ? 'success' : 'accent'}
              />
            ))}
          </div>
        </Part>
      )}
      {shown.length > 0 && (
        <Part title={m.results}>
          <table>
            <thead>
              <tr>
                <th scope="col">{m.task}</th>
                <th scope="col">{m.skill}</th>
                <th scope="col">{m.released}</th>
                <th scope="col">{m.mark}</th>
                <th scope="col">{m.share}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ attempt, task, releasedAt, mark, maximum }) => (
                <tr key={attempt}>
                  <th scope="row">
                    <bdi lang={languageOf(task.title)}>{task.title}</bdi>
                  </th>
                  <td>{names[workOf(task)]}</td>
                  <td>{date(releasedAt)}</td>
                  <td>{marks(number(mark), number(maximum))}</td>
                  <td>{maximum > 0 ? percent((100 * mark) / maximum) : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {results.length > shown.length && <p>{m.more(results.length - shown.length)}</p>}
        </Part>
      )}
      {commented.length > 0 && (
        <Part title={m.words}>
          <div data-part="words">
            {commented.map(({ attempt, task, words }) => (
              <QuotedWords key={attempt} words={words} language={languageOf(words.text)}>
                <bdi lang={languageOf(task.title)}>{task.title}</bdi>
              </QuotedWords>
            ))}
          </div>
          {commented.length > maxPrintedWords && (
            <p data-part="left-out">{m.moreWords(commented.length - maxPrintedWords)}</p>
          )}
        </Part>
      )}
    </Sheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
