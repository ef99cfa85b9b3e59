import type { StudentBook } from '@rubrica/api-client/contract';
import { IconButton, token } from '@rubrica/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { directionOf } from '../../../lib/books/messages.ts';
import { ReadAloudProblem } from '../../../lib/books/read-aloud/read-aloud-problem.tsx';
import { useReadAloud } from '../../../lib/books/read-aloud/use-read-aloud.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { WorkspacePage } from '../../../lib/page/workspace-page.tsx';
import { WordsArea } from '../../../lib/words/words-area.tsx';
import { ar } from '../messages/ar.ts';
import { en, type Messages } from '../messages/en.ts';
import { useReading } from '../place/use-reading.ts';
import { usePractice } from '../questions/use-practice.ts';
import { type BookLeaf, LeafView } from './leaf-view.tsx';
import { firstOpen, leafOfPage, leavesOf, type Opening, placeOf, turnedTo } from './leaves.ts';
import { ReaderTools } from './reader-tools.tsx';
import { useBookTextScale } from './use-book-text-scale.ts';
import { useTurning } from './use-turning.ts';

const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  block-size: 100%;
  background: ${token.color.sunken};

  & [data-part='leaves'] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    justify-content: center;
    min-block-size: 0;
    max-inline-size: 1180px;
    inline-size: 100%;
    margin-inline: auto;
    padding: ${token.space[24]} ${token.space[32]};
    outline: none;
  }
  & [data-part='leaf'] {
    display: flex;
    flex-direction: column;
    overflow-y: auto;
    padding: ${token.space[32]} ${token.space[48]} ${token.space[16]};
    background: ${token.color.surface};
    border: 1px solid ${token.color.line};
    font-size: calc(${token.font[18]} * var(--book-scale));
    touch-action: pan-y pinch-zoom;
  }
  & [data-part='leaf'] + [data-part='leaf'] {
    border-inline-start: 0;
  }
  & [data-part='leaf']:first-child {
    border-start-start-radius: ${token.radius.card};
    border-end-start-radius: ${token.radius.card};
  }
  & [data-part='leaf']:last-child {
    border-start-end-radius: ${token.radius.card};
    border-end-end-radius: ${token.radius.card};
  }
  & [data-part='leaf']:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & [data-part='voice'] {
    margin-block-end: ${token.space[16]};
  }
  & [data-part='number'] {
    margin-block-start: auto;
    padding-block-start: ${token.space[24]};
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
    text-align: center;
  }
  & > footer {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${token.space[8]};
    min-block-size: 48px;
    border-block-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
    font-size: ${token.font[14]};
  }
  & > footer > p {
    min-inline-size: 16ch;
    color: ${token.color.inkSoft};
    text-align: center;
  }
  @media (prefers-reduced-motion: no-preference) {
    & [data-part='leaf'] {
      animation: book-turn ${token.motion.slow} ${token.motion.ease};
    }
    @keyframes book-turn {
      from {
        opacity: 0;
      }
    }
  }
  @media (max-width: 700px) {
    & [data-part='leaves'] {
      padding: 0;
    }
    & [data-part='leaf'] {
      padding: ${token.space[16]} ${token.space[24]};
      border: 0;
      border-radius: 0 !important;
    }
  }
`;

const bookScale = (scale: number): CSSProperties & Record<'--book-scale', number> => ({ '--book-scale': scale });

const isPage = ({ kind }: BookLeaf) => kind === 'page';

function placeText(open: readonly BookLeaf[], count: number, m: Messages): string {
  const numbers = open.filter(isPage).map(({ number }) => number);
  if (numbers.length === 0) return open.some(({ kind }) => kind === 'questions') ? m.placeQuestions : m.placeEnd;
  return m.place(String(numbers[0]), String(numbers.at(-1)), String(count));
}

/** A book that is open: two pages beside each other where there is room, read from where its reader was. */
export function Reader({ book }: { book: StudentBook }) {
  const m = useMessages({ en, ar });
  const direction = directionOf(book.language);
  const own = directionOf(useLanguage());
  const opening: Opening = useMediaQuery('(min-width: 1000px)') ? 2 : 1;
  const leaves = useMemo(() => leavesOf(book), [book]);
  const reading = useReading(book);
  const [leaf, setLeaf] = useState(() => leafOfPage(leaves, reading.begin));
  const { scale, step } = useBookTextScale();
  const practice = usePractice();
  const pane = useRef<HTMLDivElement>(null);
  const first = firstOpen(leaf, opening);
  const open = leaves.slice(first, first + opening);

  const goTo = (next: number) => {
    setLeaf(next);
    reading.turn(placeOf(leaves.slice(next, next + opening), book.pages.length));
  };
  const turn = (by: 1 | -1) => goTo(turnedTo(leaf, by, { count: leaves.length, opening }));
  const elements = useCallback(
    () => [...(pane.current?.querySelectorAll('[data-part="leaf"] [data-part="text"]') ?? [])],
    [],
  );
  const readAloud = useReadAloud({
    language: book.language,
    accent: book.accent,
    elements,
    pageKey: `${first}/${opening}`,
    onSentence: reading.touch,
  });
  const [larger, smaller] = [() => step(1), () => step(-1)];
  useTurning({
    pane,
    direction,
    run: {
      next: () => turn(1),
      previous: () => turn(-1),
      first: () => goTo(0),
      last: () => goTo(firstOpen(leaves.length - 1, opening)),
      'read-aloud': readAloud.toggle,
      larger,
      smaller,
    },
  });
  const isAtStart = first === 0;
  const isAtEnd = first + opening >= leaves.length;

  return (
    <WorkspacePage
      title={book.title}
      titleLanguage={book.language}
      parent={{ label: m.title, to: '/student/books' }}
      actions={<ReaderTools readAloud={readAloud} onLarger={larger} onSmaller={smaller} />}
      notices={<ReadAloudProblem readAloud={readAloud} language={book.language} />}
    >
      <Frame>
        <WordsArea source={book.title}>
          <div ref={pane} data-part="leaves" dir={direction} style={bookScale(scale)}>
            {open.map((side, index) => (
              <section
                key={first + index}
                data-part="leaf"
                data-kind={side.kind}
                // What is not of the book goes the way of the interface.
                dir={isPage(side) ? undefined : own}
                aria-label={isPage(side) ? m.page(String(side.number)) : undefined}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the arrow keys need a place to focus
                tabIndex={0}
              >
                <LeafView
                  book={book}
                  leaf={side}
                  practice={practice}
                  secondsRead={reading.secondsRead}
                  onAgain={() => goTo(0)}
                />
              </section>
            ))}
          </div>
        </WordsArea>
        <footer dir={direction}>
          <IconButton
            label={m.previous}
            disabled={isAtStart}
            icon={<TurnIcon to="previous" direction={direction} />}
            onClick={() => turn(-1)}
          />
          <p role="status">{placeText(open, book.pages.length, m)}</p>
          <IconButton
            label={m.next}
            disabled={isAtEnd}
            icon={<TurnIcon to="next" direction={direction} />}
            onClick={() => turn(1)}
          />
        </footer>
      </Frame>
    </WorkspacePage>
  );
}

/** Points to where the page lies in this book, whatever the direction of the interface is. */
function TurnIcon({ to, direction }: { to: 'next' | 'previous'; direction: 'ltr' | 'rtl' }) {
  const Icon = (to === 'next') === (direction === 'ltr') ? ChevronRight : ChevronLeft;
  return <Icon aria-hidden="true" />;
}
