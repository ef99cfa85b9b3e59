import type { LectureQuestionId, LectureQuestionSummary } from '@rubrica/api-client/contract';
import { focusRing, token } from '@rubrica/ui';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { exactVideoTime } from '../../lib/video-time.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Time runs from left to right in every language. */
const Line = styled.div`
  direction: ltr;
  position: relative;
  block-size: 44px;
  margin-inline: 12px;
  touch-action: none;
  &::before {
    content: '';
    position: absolute;
    inset-inline: -12px;
    inset-block: 18px;
    border-radius: 4px;
    background: ${token.color.line};
  }
  & > [role='slider'] {
    position: absolute;
    inset-block-start: 0;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 44px;
    translate: -50% 0;
    border-radius: ${token.radius.control};
    cursor: ew-resize;
  }
  & > [role='slider'] > span {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 2px solid ${token.color.surface};
    border-radius: 50%;
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    font-size: ${token.font[13]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & > [role='slider'][data-unfinished] > span {
    background: ${token.color.warningInk};
    color: ${token.color.surface};
  }
  & > [role='slider']:focus-visible {
    ${focusRing}
  }
`;

const Hint = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

const stepMs = 1000;
const bigStepMs = 5000;

interface QuestionTimeLineProps {
  questions: readonly LectureQuestionSummary[];
  durationMs: number;
  /** Called while a question is moved, with its new place. */
  onMove: (question: LectureQuestionId, atMs: number) => void;
  /** Called when Enter is pressed on a question, or it is clicked without being dragged. */
  onOpen: (question: LectureQuestionId) => void;
}

/** The questions of a lecture where it stops for them. Each is dragged, or moved by keys. */
export function QuestionTimeLine({ questions, durationMs, onMove, onOpen }: QuestionTimeLineProps) {
  const { lecture: messages } = useMessages({ en, ar });
  const line = useRef<HTMLDivElement>(null);
  const hint = useId();
  const dragged = useRef<{ id: LectureQuestionId; fromX: number; hasMoved: boolean } | null>(null);
  const within = (atMs: number) => Math.min(Math.max(Math.round(atMs / 100) * 100, 0), durationMs);

  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = line.current?.getBoundingClientRect();
    const current = dragged.current;
    if (!box || !current) return;
    // A click of an unsteady hand is no drag.
    if (!current.hasMoved && Math.abs(event.clientX - current.fromX) < 4) return;
    current.hasMoved = true;
    onMove(current.id, within(((event.clientX - box.left) / box.width) * durationMs));
  };
  const press = (event: KeyboardEvent<HTMLElement>, { _id, atMs }: LectureQuestionSummary) => {
    const step = event.shiftKey ? bigStepMs : stepMs;
    const targets: Partial<Record<string, number>> = {
      ArrowRight: atMs + step,
      ArrowUp: atMs + step,
      ArrowLeft: atMs - step,
      ArrowDown: atMs - step,
      Home: 0,
      End: durationMs,
    };
    const target = targets[event.key];
    if (target === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (target === undefined) onOpen(_id);
    else onMove(_id, within(target));
  };

  return (
    <div role="group" aria-label={messages.timeLine}>
      <Line ref={line}>
        {questions.map((question, index) => {
          const { _id, atMs, title, isReady } = question;
          return (
            <div
              key={_id}
              role="slider"
              tabIndex={0}
              aria-label={messages.marker(title || messages.untitled, index + 1, questions.length)}
              aria-valuemin={0}
              aria-valuemax={Math.round(durationMs / 1000)}
              aria-valuenow={Math.round(atMs / 1000)}
              aria-valuetext={exactVideoTime(atMs)}
              aria-describedby={hint}
              data-unfinished={isReady ? undefined : ''}
              style={{ left: `${(100 * Math.min(atMs, durationMs)) / Math.max(durationMs, 1)}%` }}
              onKeyDown={(event) => press(event, question)}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                dragged.current = { id: _id, fromX: event.clientX, hasMoved: false };
              }}
              onPointerMove={drag}
              onPointerUp={() => {
                const wasClick = dragged.current?.hasMoved === false;
                dragged.current = null;
                if (wasClick) onOpen(_id);
              }}
              onPointerCancel={() => {
                dragged.current = null;
              }}
            >
              <span aria-hidden="true">{index + 1}</span>
            </div>
          );
        })}
      </Line>
      {questions.length > 0 && <Hint id={hint}>{messages.timeLineHint}</Hint>}
    </div>
  );
}
