import { token } from '@rubrica/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommaList } from '../../../lib/text/use-comma-list.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { QuestionNumber } from './question-numbers.ts';

const Nav = styled.nav`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[4]} clamp(12px, 2vw, 24px);
  background: ${token.color.surface};
  border-block-end: 1px solid ${token.color.line};
  overflow-x: auto;
  scrollbar-width: thin;

  & > p {
    flex: none;
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & > ol {
    display: flex;
    gap: ${token.space[4]};
    margin: 0;
    padding: ${token.space[4]};
    list-style: none;
  }
  & li[data-first]:not(:first-child) {
    margin-inline-start: ${token.space[12]};
  }
  & button {
    position: relative;
    inline-size: 36px;
    block-size: 36px;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font: inherit;
    font-size: ${token.font[14]};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    & button {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  & button:hover {
    background: ${token.color.hover};
  }
  & button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & button[data-state='partial'] {
    border-style: dashed;
    border-color: ${token.color.accent};
  }
  & button[data-state='complete'] {
    background: ${token.color.accentSoft};
    border-color: ${token.color.accent};
    color: ${token.color.accentInk};
  }
  & button[aria-current] {
    box-shadow: inset 0 -3px 0 ${token.color.accent};
    font-weight: 700;
  }
  @media (forced-colors: active) {
    & button[data-state='complete'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    & button[aria-current] {
      border-block-end-width: 5px;
    }
  }
  & button[data-flagged]::after {
    content: '';
    position: absolute;
    inset-block-start: -4px;
    inset-inline-end: -4px;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: ${token.color.highlight};
    border: 2px solid ${token.color.surface};
  }
`;

interface QuestionNumberBarProps {
  numbers: readonly QuestionNumber[];
  visiblePart: number;
  onGo: (part: number, block: number) => void;
}

/** A button for each question: answered, flagged, on the page now. */
export function QuestionNumberBar({ numbers, visiblePart, onGo }: QuestionNumberBarProps) {
  const messages = useMessages({ en, ar });
  const commaList = useCommaList();
  const nav = useRef<HTMLElement>(null);
  // On a phone only some numbers fit: those of the part on the page are among them.
  useEffect(() => {
    const [bar, first] = [nav.current, nav.current?.querySelector(`[data-of="${visiblePart}"]`)];
    if (!bar || !first) return;
    const [box, at] = [bar.getBoundingClientRect(), first.getBoundingClientRect()];
    // To its middle. Not `scrollIntoView`, after which Tab would go on from here.
    bar.scrollLeft += (at.left + at.right - box.left - box.right) / 2;
  }, [visiblePart]);
  const done = numbers.filter(({ state }) => state === 'complete').length;
  return (
    <Nav ref={nav} aria-label={messages.questions} tabIndex={-1}>
      <ol>
        {numbers.map(({ number, part, block, state, flagged }, index) => (
          <li key={number} data-first={numbers[index - 1]?.part === part ? undefined : ''}>
            <button
              type="button"
              data-of={part}
              data-state={state}
              data-flagged={flagged ? '' : undefined}
              aria-current={part === visiblePart ? 'step' : undefined}
              aria-label={commaList([
                messages.question(number),
                messages.states[state],
                flagged ? messages.flagged : '',
              ])}
              onClick={() => onGo(part, block)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <p>{messages.answered(done, numbers.length)}</p>
    </Nav>
  );
}
