import type { AnswerId } from '@rubrica/api-client/contract';
import { Chip, token } from '@rubrica/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { useMarks } from './use-marks.ts';

const Nav = styled.nav`
  & > ol {
    display: grid;
    gap: ${token.space[4]};
    margin: 0;
    padding: ${token.space[8]};
    list-style: none;
  }
  & button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px ${token.space[8]};
    align-items: center;
    inline-size: 100%;
    min-block-size: 44px;
    padding: ${token.space[8]} ${token.space[12]};
    border: 1px solid transparent;
    border-radius: ${token.radius.control};
    background: transparent;
    color: ${token.color.ink};
    font: inherit;
    font-size: ${token.font[14]};
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    background: ${token.color.hover};
  }
  & button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & button[aria-current] {
    background: ${token.color.surface};
    border-color: ${token.color.accent};
    font-weight: 600;
  }
  & button > span:first-child {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }
  & button > small {
    grid-area: 2 / 1;
  }
  /* A row to be scrolled sideways, where there is no room for a column. */
  @media (max-width: 1099px) {
    & > ol {
      grid-auto-flow: column;
      grid-auto-columns: max-content;
      padding: ${token.space[4]} ${token.space[8]};
      overflow-x: auto;
    }
    & button {
      padding-block: ${token.space[4]};
    }
    & button > span:first-child {
      grid-column: 1;
      max-inline-size: 16ch;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & button > small {
      display: none;
    }
  }
  & small {
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;

interface QuestionTabsProps {
  questions: ReturnType<typeof useMarks>['questions'];
  /** The answer on the page, by its `_id`. */
  visibleAnswer: string;
  onShow: (answer: AnswerId) => void;
}

/** The questions of an attempt, each with its mark and whether it is still to be marked. */
export function QuestionTabs({ questions, visibleAnswer, onShow }: QuestionTabsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`[data-tab="${visibleAnswer}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [visibleAnswer]);

  const { sheet: messages } = useMessages({ en, ar });
  const { number } = useFormat();
  return (
    <Nav aria-label={messages.questions}>
      <ol ref={list}>
        {questions.map(({ answer, content, mark, maximum, pending, isChanged }, index) => (
          <li key={answer}>
            <button
              type="button"
              data-tab={answer}
              aria-current={answer === visibleAnswer ? 'true' : undefined}
              onClick={() => onShow(answer)}
            >
              {/* By the direction of the title, so that an ellipsis is at its end. */}
              <span dir="auto">{`${number(index + 1)}. ${content.title}`}</span>
              {isChanged ? (
                <Chip tone="warning">{messages.unsaved}</Chip>
              ) : (
                <Chip tone={pending ? 'highlight' : 'success'}>{pending ? messages.pending : messages.done}</Chip>
              )}
              <small>
                <bdi dir="ltr">{`${number(mark)} / ${number(maximum)}`}</bdi>
              </small>
            </button>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
