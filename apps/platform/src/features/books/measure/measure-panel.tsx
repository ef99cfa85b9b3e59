import type { BookContent } from '@rubrica/api-client/contract';
import { Chip, RouteLink, Skeleton, Stack, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { HardWordItem } from './hard-word-item.tsx';
import { besideTarget } from './levels.ts';
import { fewestWords } from './text-measures.ts';
import type { MeasuredBook } from './use-measured-book.ts';

const Panel = styled.div`
  display: grid;
  gap: ${token.space[16]};
  font-size: ${token.font[14]};
  & > p,
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & > dl {
    display: grid;
    gap: ${token.space[8]};
    margin: 0;
  }
  & > dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px ${token.space[8]};
    /* A figure that comes or goes moves nothing. */
    min-block-size: 24px;
  }
  & dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > dl > div > :nth-child(n + 3) {
    grid-column: 1 / -1;
    min-block-size: 24px;
    font-weight: 400;
  }
  & h2 {
    font-size: ${token.font[14]};
    font-weight: 650;
  }
  & ul {
    display: grid;
    gap: ${token.space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-part='levels'] > li {
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr) 48px;
    gap: ${token.space[8]};
    align-items: center;
  }
  & [data-part='levels'] > li > span:nth-child(2) {
    block-size: 8px;
    border-radius: ${token.radius.pill};
    background: ${token.color.accent};
    min-inline-size: 2px;
  }
  & [data-part='levels'] > li > span:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='hard'] > li > button {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[8]};
    inline-size: 100%;
    min-block-size: 32px;
    padding: ${token.space[4]} ${token.space[8]};
    border: 0;
    border-radius: ${token.radius.control};
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & [data-part='hard'] > li > button:is(:hover, [aria-expanded='true']) {
    background: ${token.color.hover};
  }
  & [data-part='hard'] > li > button > bdi {
    text-decoration: underline wavy ${token.color.warning};
    text-decoration-skip-ink: none;
    text-underline-offset: 3px;
  }
`;

const tones = { above: 'warning', near: 'success', below: 'neutral' } as const;
const mostListed = 30;

interface MeasurePanelProps {
  measured: MeasuredBook;
  book: Pick<BookContent, 'grade' | 'level' | 'language' | 'lexile'>;
  /** Where an admin imports lists; null for those who cannot. */
  importPath: string | null;
  /** Shows a word in the text. */
  onFind: (word: string) => void;
}

/** What is measured of the text while it is written, beside what its author aims at. */
export function MeasurePanel({ measured, book, importPath, onFind }: MeasurePanelProps) {
  const { measure: m, form } = useMessages({ en, ar });
  const { number, percent } = useFormat();
  const { words, sentences, perSentence, grade, levels, hard, lists, hasFailed } = measured;
  const shown = grade === null ? null : Math.max(0, Math.round(grade * 10) / 10);
  const place = shown === null || book.grade === null ? null : besideTarget(shown, book.grade);
  const why = book.language === 'en' ? m.tooShort : m.onlyEnglish;
  const share = (count: number) => (words === 0 ? 0 : count / words);
  return (
    <Panel>
      <p>{m.lead}</p>
      <dl>
        <div>
          <dt>{m.words}</dt>
          <dd data-measure="words">{number(words)}</dd>
        </div>
        <div>
          <dt>{m.sentences}</dt>
          <dd>{number(sentences)}</dd>
        </div>
        <div>
          <dt>{m.perSentence}</dt>
          <dd>{perSentence === null ? '–' : number(Math.round(perSentence * 10) / 10)}</dd>
        </div>
        <div>
          <dt>{m.grade}</dt>
          <dd data-measure="grade">{shown === null ? '–' : number(shown)}</dd>
          <dd>
            {words < fewestWords || shown === null ? (
              <small>{why}</small>
            ) : place ? (
              <>
                <small>{m.target(form.gradeOf(book.grade ?? 0))}</small> <Chip tone={tones[place]}>{m[place]}</Chip>
              </>
            ) : (
              <small>{m.noTarget}</small>
            )}
          </dd>
          <dd>
            <small>{m.gradeHint}</small>
          </dd>
        </div>
        <div>
          <dt>{form.lexile}</dt>
          <dd>{number(book.lexile)}</dd>
          <dd>
            <small>{form.lexileHint}</small>
          </dd>
        </div>
      </dl>
      <Stack gap={8}>
        <h2>{m.levels}</h2>
        {hasFailed && lists === null ? (
          <small role="status">{m.notMeasured}</small>
        ) : lists === null && words > 0 ? (
          <div role="status" aria-busy="true" aria-label={m.levels}>
            <Skeleton height="168px" />
          </div>
        ) : lists !== null && lists.length === 0 ? (
          <small>
            {m.noList} {importPath && <RouteLink to={importPath}>{m.importList}</RouteLink>}
          </small>
        ) : (
          <>
            <ul data-part="levels">
              {levels.map(({ level, words: count }) => (
                <li key={level} title={level === 'unlisted' ? m.unlistedHint : undefined}>
                  <span>{level === 'unlisted' ? m.unlisted : level}</span>
                  <span style={{ inlineSize: `${String(share(count) * 100)}%` }} />
                  <span>{percent(share(count) * 100)}</span>
                </li>
              ))}
            </ul>
            {lists !== null && <small>{m.source(lists.join(', '))}</small>}
          </>
        )}
      </Stack>
      {lists !== null && lists.length > 0 && (
        <Stack gap={8}>
          {book.level === null ? (
            <small>{m.chooseLevel}</small>
          ) : (
            <>
              <h2>{m.hard(book.level)}</h2>
              {hard.length === 0 ? (
                <small>{m.noHard(book.level)}</small>
              ) : (
                <ul data-part="hard">
                  {hard.slice(0, mostListed).map((one) => (
                    <HardWordItem
                      key={one.word}
                      hard={one}
                      language={book.language}
                      readers={book.level ?? one.level}
                      onFind={() => onFind(one.word)}
                    />
                  ))}
                </ul>
              )}
            </>
          )}
        </Stack>
      )}
    </Panel>
  );
}
