import type { HomeResult } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MarkBadge } from '../../../../lib/attempts/mark-badge.tsx';
import { studentTaskPath } from '../../../../lib/attempts/task-path.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { QuotedWords } from '../../../../lib/results/quoted-words.tsx';
import { WorkIcon } from '../../../../lib/work/work-icon.tsx';
import { workOf } from '../../../../lib/work/work.ts';
import { ar, en } from './messages.ts';
import { Section } from '../../../../lib/page/section.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${token.space[24]} ${token.space[48]};
  align-items: start;
  & > :only-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
  & blockquote {
    font-size: ${token.font[18]};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token.space[12]};
    align-items: center;
    min-block-size: 56px;
  }
  & li + li {
    border-block-start: 1px solid ${token.color.line};
  }
  & li a {
    color: ${token.color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & li a:hover {
    text-decoration: underline;
  }
`;

const pathOf = ({ task, attempt }: HomeResult) => `${studentTaskPath(task)}?result=${attempt}`;

/** The newest results: what a teacher wrote first, in their words. */
export function Results({ results }: { results: readonly HomeResult[] }) {
  const { results: m } = useMessages({ en, ar });
  const { date } = useFormat();
  const quoted = results.find(({ words }) => words !== null);
  const others = results.filter((result) => result !== quoted);
  return (
    <Section title={m.title}>
      {results.length === 0 ? (
        <p>{m.empty}</p>
      ) : (
        <Columns>
          {quoted?.words && (
            <QuotedWords words={quoted.words}>
              <Link to={pathOf(quoted)} aria-label={m.of(quoted.task.title)}>
                <bdi>{quoted.task.title}</bdi>
              </Link>
              <span>{date(quoted.releasedAt)}</span>
              <MarkBadge mark={quoted.mark} maximum={quoted.maximum} />
            </QuotedWords>
          )}
          {others.length > 0 && (
            <ul>
              {others.map((result) => (
                <li key={result.attempt}>
                  <WorkIcon work={workOf(result.task)} size={36} />
                  <Link to={pathOf(result)}>
                    <bdi>{result.task.title}</bdi>
                  </Link>
                  <MarkBadge mark={result.mark} maximum={result.maximum} hasPercent={false} />
                </li>
              ))}
            </ul>
          )}
        </Columns>
      )}
    </Section>
  );
}
