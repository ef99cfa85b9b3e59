import type { Word } from '@rubrica/api-client/contract';
import { Button, Card, Kbd, Stack, token, VisuallyHidden } from '@rubrica/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { isTyping } from '../../lib/keyboard/letter-of.ts';
import { ListenButton } from '../../lib/words/listen-button.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { cardOf, intervalOf, ratings, type AskedWord, type Rating } from './practice-session.ts';

const Face = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token.space[12]};
  min-block-size: 220px;
  text-align: center;

  & > p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & > h2 {
    font-family: ${token.family.serif};
    font-size: ${token.font[36]};
    font-weight: 600;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  & > blockquote {
    margin: 0;
    max-inline-size: 48ch;
    font-family: ${token.family.serif};
    font-size: ${token.font[18]};
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  & mark {
    padding-inline: 3px;
    border-radius: 3px;
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & [data-gap] {
    display: inline-block;
    min-inline-size: 5em;
    border-block-end: 2px solid ${token.color.accent};
  }
  & > div {
    max-inline-size: 48ch;
  }
  & > [data-translation] {
    font-size: ${token.font[22]};
  }
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[8]};
  padding: 0;
  border: 0;

  & > button {
    block-size: auto;
    min-block-size: 64px;
    min-inline-size: 0;
    padding: ${token.space[8]} ${token.space[4]};
    white-space: normal;
  }
  /* It takes the focus from the button that it replaces, and is none itself. */
  &:focus {
    outline: none;
  }
  & [data-rating] {
    display: grid;
    gap: 2px;
    justify-items: center;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-weight: 400;
  }
  @media (hover: none) {
    & kbd {
      display: none;
    }
  }
  @media (max-width: 420px) {
    gap: ${token.space[4]};
    & > button {
      font-size: ${token.font[14]};
    }
  }
`;

interface PracticeCardViewProps extends AskedWord {
  onRate: (word: Word, rating: Rating) => Promise<void>;
}

/** One word that is asked: turned by Space, and then rated by the digits. */
export function PracticeCardView({ word, toldAt, onRate }: PracticeCardViewProps) {
  const { practice: messages } = useMessages({ en, ar });
  const [isTurned, setTurned] = useState(false);
  const card = cardOf(word);
  const show = useRef<HTMLButtonElement>(null);
  const answers = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone: its place takes the focus, so that keys and screen readers go on from here.
  useEffect(() => {
    if (isTurned) answers.current?.focus({ preventScroll: true });
    else show.current?.focus({ preventScroll: true });
  }, [isTurned]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.defaultPrevented || isTyping(event.target)) return;
      // An Arabic keyboard types digits of its own.
      const digit = Number(event.key) || '٠١٢٣٤٥٦٧٨٩'.indexOf(event.key);
      const rating = ratings[digit - 1];
      if (isTurned && rating) {
        event.preventDefault();
        void onRate(word, rating);
        return;
      }
      // A focused button is pressed by Space itself.
      const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.key === ' ' && !isTurned && !isOnControl) {
        event.preventDefault();
        setTurned(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isTurned, onRate, word]);

  return (
    <Stack gap={16}>
      <Card>
        <Face>
          <p>{card.kind === 'gap' ? messages.fill : messages.recall}</p>
          {card.kind === 'meaning' && <Headword word={word} />}
          {card.sentence && (
            <SentenceView
              sentence={card.sentence}
              language={word.language}
              hidden={card.kind === 'gap' && !isTurned ? messages.gap : null}
            />
          )}
          {(isTurned || card.kind === 'gap') && <Meaning word={word} />}
          {isTurned && card.kind === 'gap' && <Headword word={word} />}
          {(isTurned || card.kind === 'meaning') && <ListenButton text={word.form} language={word.language} />}
        </Face>
      </Card>
      {isTurned ? (
        <Answers ref={answers} role="group" aria-label={messages.howWell} tabIndex={-1}>
          {ratings.map((rating, index) => (
            <RatingButton key={rating} rating={rating} digit={index + 1} word={word} toldAt={toldAt} onRate={onRate} />
          ))}
        </Answers>
      ) : (
        <Button ref={show} variant="primary" aria-keyshortcuts="Space" onClick={() => setTurned(true)}>
          {messages.show}
        </Button>
      )}
      <VisuallyHidden>{messages.keys}</VisuallyHidden>
    </Stack>
  );
}

function Headword({ word }: { word: Word }) {
  const { practice: messages } = useMessages({ en, ar });
  const isForm = word.word.toLowerCase() !== word.form.toLowerCase();
  return (
    <>
      <h2 lang={word.language} dir="auto">
        {word.form}
      </h2>
      {isForm && <p>{messages.formOf(word.word)}</p>}
    </>
  );
}

function Meaning({ word }: { word: Word }) {
  return (
    <>
      {word.translation !== '' && (
        <div data-translation="" dir="auto">
          {word.translation}
        </div>
      )}
      {word.meaning !== '' && (
        <div lang={word.language} dir="auto">
          {word.meaning}
        </div>
      )}
    </>
  );
}

interface SentenceViewProps {
  /** Divided at the word. */
  sentence: readonly string[];
  language: string;
  /** What stands in the places of the word, for screen readers; null where it is shown. */
  hidden: string | null;
}

function SentenceView({ sentence, language, hidden }: SentenceViewProps) {
  return (
    <blockquote lang={language} dir="auto">
      {sentence.map((part, index) => {
        if (index % 2 === 0) return part;
        if (hidden === null) return <mark key={index}>{part}</mark>;
        return (
          <span key={index} data-gap="">
            <VisuallyHidden>{hidden}</VisuallyHidden>
          </span>
        );
      })}
    </blockquote>
  );
}

interface RatingButtonProps extends PracticeCardViewProps {
  rating: Rating;
  digit: number;
}

function RatingButton({ rating, digit, word, toldAt, onRate }: RatingButtonProps) {
  const { practice: messages } = useMessages({ en, ar });
  const { unit, count } = intervalOf(word.nextDueAt[rating], toldAt);
  return (
    <Button aria-keyshortcuts={String(digit)} onClick={() => void onRate(word, rating)}>
      <span data-rating="">
        <span>
          {messages.ratings[rating]} <Kbd aria-hidden="true">{digit}</Kbd>
        </span>
        <small>{messages[unit](count)}</small>
      </span>
    </Button>
  );
}
