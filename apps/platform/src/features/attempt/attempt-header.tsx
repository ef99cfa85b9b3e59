import type { Answer } from '@rubrica/api-client/contract';
import { Countdown, QuietButton, token, Tooltip, VisuallyHidden } from '@rubrica/ui';
import { Clock, LogOut } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import type { SaveState } from '../../lib/saving/save-state.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { SaveIndicator } from '../../lib/saving/save-indicator.tsx';
import { pageTitleId } from '../../lib/page/page-title-id.ts';
import type { AnswerContent } from './pending-answer-store.ts';

/** A deadline further away than this is shown as a date instead of a countdown. */
const countdownFromMs = 12 * 3_600_000;

/** Time stands out only in the last five minutes (`design-language.md`, "Taking a question"). */
const alarmSeconds = 300;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[16]};

  & > div:first-child {
    flex: 1 1 180px;
    min-inline-size: 0;
  }
  /* Only as wide as it has to be: a title of the other direction begins where the part below it does. */
  & h1 {
    inline-size: fit-content;
    max-inline-size: 100%;
    font-size: ${token.font[16]};
    font-weight: 650;
    line-height: 1.3;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & p {
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
  }
  & [data-part='time'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-weight: 600;
  }
  & [data-part='time'] svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.inkSoft};
  }
  /* On a phone what is saved stands below the title, where the part is not said: the footer says it. */
  @media (max-width: 719px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: auto;
    gap: 0 ${token.space[8]};
    & > p,
    & > [data-part='time'],
    & button {
      grid-row: 1 / 3;
    }
    & > p {
      max-inline-size: 8rem;
    }
    & > div:first-child {
      grid-area: 1 / 1;
    }
    & > [data-save] {
      grid-area: 2 / 1;
      justify-self: start;
      font-size: ${token.font[13]};
      line-height: 1.4;
    }
  }
`;

interface AttemptHeaderProps {
  title: string;
  part: number;
  total: number;
  saveState: SaveState<AnswerContent, Answer>;
  /** Whether this device has what the server has not confirmed. */
  isKept: boolean;
  /** Epoch milliseconds by this device's clock; null without a limit. */
  endsAt: number | null;
  /** Milliseconds that were left when the server last answered. */
  msLeft: number | null;
  /** Where no time runs. */
  tools?: ReactNode;
  onEnd: () => void;
  onLeave: () => void;
  onSubmit: () => void;
  submitting: boolean;
}

/** The task and part, whether everything is saved, and the time left. */
export function AttemptHeader(props: AttemptHeaderProps) {
  const { title, part, total, saveState, isKept, endsAt, msLeft, tools, onEnd, onLeave, onSubmit, submitting } = props;
  const messages = useMessages({ en, ar });
  const notKept = { offline: messages.notKept, sessionEnded: messages.notKept, noRoom: messages.notKept };
  const { brand } = useCommonMessages();
  const { dateTime } = useFormat();
  const isWide = useMediaQuery('(min-width: 720px)');
  const isCountdown = msLeft !== null && msLeft < countdownFromMs;
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <Bar>
      <div>
        <h1 id={pageTitleId} dir="auto">
          <bdi>{title}</bdi>
        </h1>
        {isWide && <p>{messages.part(part + 1, total)}</p>}
      </div>
      <SaveIndicator state={saveState} messages={isKept ? messages : { ...messages, ...notKept }} />
      {endsAt !== null && !isCountdown && <p>{messages.openUntil(dateTime(new Date(endsAt).toISOString()))}</p>}
      {endsAt !== null && isCountdown && (
        <span data-part="time">
          <Clock aria-hidden="true" />
          <Countdown endsAt={endsAt} label={messages.timeLeft} warnBelowSeconds={alarmSeconds} onEnd={onEnd} />
        </span>
      )}
      {!isCountdown && tools}
      <Tooltip text={messages.leaveHint}>
        <QuietButton icon={<LogOut aria-hidden="true" data-mirror="" />} onClick={onLeave}>
          {isWide ? messages.leave : <VisuallyHidden>{messages.leave}</VisuallyHidden>}
        </QuietButton>
      </Tooltip>
      {isWide && (
        <QuietButton tone="accent" onClick={onSubmit} loading={submitting}>
          {messages.submit}
        </QuietButton>
      )}
    </Bar>
  );
}
