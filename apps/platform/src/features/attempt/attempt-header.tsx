import type { Answer } from '@rubrica/api-client/contract';
import { Button, Countdown, QuietButton, token, Tooltip } from '@rubrica/ui';
import { Clock, LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import type { SaveState } from '../../lib/saving/save-state.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { SaveIndicator } from '../../lib/saving/save-indicator.tsx';
import type { AnswerContent } from './pending-answer-store.ts';

/** A deadline further away than this is shown as a date instead of a countdown. */
const countdownFromMs = 12 * 3_600_000;

/** Time stands out only in the last five minutes (`design-language.md`, "Taking a question"). */
const alarmSeconds = 300;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[16]};

  & > div:first-child {
    flex: 1 1 180px;
    min-inline-size: 0;
  }
  & h1 {
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
`;

interface AttemptHeaderProps {
  title: string;
  part: number;
  total: number;
  saveState: SaveState<AnswerContent, Answer>;
  /** Epoch milliseconds by this device's clock; null without a limit. */
  endsAt: number | null;
  onEnd: () => void;
  onLeave: () => void;
  onSubmit: () => void;
  submitting: boolean;
}

/** The task and part, whether everything is saved, and the time left. */
export function AttemptHeader(props: AttemptHeaderProps) {
  const { title, part, total, saveState, endsAt, onEnd, onLeave, onSubmit, submitting } = props;
  const messages = useMessages({ en, ar });
  const { brand } = useCommonMessages();
  const { dateTime } = useFormat();
  const isWide = useMediaQuery('(min-width: 720px)');
  const [openedAt] = useState(() => Date.now());
  const isCountdown = endsAt !== null && endsAt - openedAt < countdownFromMs;
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <Bar>
      <div>
        <h1 dir="auto">
          <bdi>{title}</bdi>
        </h1>
        <p>{messages.part(part + 1, total)}</p>
      </div>
      <SaveIndicator state={saveState} messages={messages} />
      {endsAt !== null && !isCountdown && <p>{messages.openUntil(dateTime(new Date(endsAt).toISOString()))}</p>}
      {endsAt !== null && isCountdown && (
        <span data-part="time">
          <Clock aria-hidden="true" />
          <Countdown endsAt={endsAt} label={messages.timeLeft} warnBelowSeconds={alarmSeconds} onEnd={onEnd} />
        </span>
      )}
      <Tooltip text={messages.leaveHint}>
        <QuietButton icon={<LogOut aria-hidden="true" data-mirror="" />} onClick={onLeave}>
          {messages.leave}
        </QuietButton>
      </Tooltip>
      {isWide && (
        <Button variant="primary" onClick={onSubmit} loading={submitting}>
          {messages.submit}
        </Button>
      )}
    </Bar>
  );
}
