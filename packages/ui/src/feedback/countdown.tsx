import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { feedbackMessages } from '../messages/feedback.ts';
import { useUi } from '../provider/context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { token } from '../theme/tokens.ts';
import { announcementAt, formatDuration } from './format-duration.ts';

export interface CountdownProps {
  /** When it ends: epoch milliseconds, ISO 8601 or a `Date`. Takes precedence over `seconds`. */
  endsAt?: number | string | Date | undefined;
  /** Seconds from the first render, or from the last change of this number. A new `key` restarts the countdown. Default: 120. */
  seconds?: number | undefined;
  /** Called once, when no time is left. */
  onEnd?: (() => void) | undefined;
  /** Accessible name. Default: "Time left". */
  label?: string | undefined;
  /** Highlights the countdown below this number of seconds. Default: never. */
  warnBelowSeconds?: number | undefined;
  className?: string | undefined;
}

const Time = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-warn] {
    padding: 1px 8px;
    border-radius: ${token.radius.control};
    background: ${token.color.warningSoft};
    color: ${token.color.warningInk};
    font-weight: 600;
  }
`;

/** What of the seconds left is announced after a reading of `previous` seconds; null for nothing. */
function announced(previous: number, now: number): number | null {
  if (now === 0) return 0;
  // There is time again after the end, which is said in whole minutes.
  if (previous === 0) return now < 60 ? now : now - (now % 60);
  return announcementAt(previous, now);
}

/**
 * The time left, updated every second. A screen reader announces it at 10, 5 and 1 minutes, at 30 and 10 seconds, and at the
 * end; and what is left where there is time again after the end.
 */
export function Countdown(props: CountdownProps) {
  const { endsAt, seconds = 120, onEnd, label, warnBelowSeconds, className } = props;
  const { language } = useUi();
  const messages = useMessages(feedbackMessages);
  const fixedEndMs = endsAt === undefined ? null : new Date(endsAt).getTime();
  const [secondsLeft, setSecondsLeft] = useState(fixedEndMs === null ? seconds : null);
  const [announcedSeconds, setAnnouncedSeconds] = useState<number>();
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  }, [onEnd]);
  /** The seconds of the last reading, also of one before the end was moved. */
  const previous = useRef(Number.POSITIVE_INFINITY);

  useEffect(() => {
    const endMs = fixedEndMs ?? Date.now() + seconds * 1000;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const restMs = Math.max(0, endMs - Date.now());
      const now = Math.ceil(restMs / 1000);
      setSecondsLeft(now);
      const passed = announced(previous.current, now);
      previous.current = now;
      if (passed !== null) setAnnouncedSeconds(passed);
      if (now === 0) {
        latestOnEnd.current?.();
        return;
      }
      timer = setTimeout(tick, restMs - (now - 1) * 1000 || 1000);
    };
    tick();
    // Timers of a hidden tab go on, late, so the clock is read as soon as the tab is visible again.
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden' || previous.current === 0) return;
      clearTimeout(timer);
      tick();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [fixedEndMs, seconds]);

  const announcement =
    announcedSeconds === undefined
      ? ''
      : announcedSeconds === 0
        ? messages.timeIsUp
        : announcedSeconds >= 60
          ? messages.minutesLeft(announcedSeconds / 60)
          : messages.secondsLeft(announcedSeconds);

  return (
    <>
      <Time
        role="timer"
        aria-label={
          secondsLeft === null ? label : `${label ?? messages.timeLeft}: ${formatDuration(secondsLeft, language)}`
        }
        className={className}
        data-warn={
          warnBelowSeconds !== undefined && secondsLeft !== null && secondsLeft < warnBelowSeconds ? '' : undefined
        }
      >
        {secondsLeft === null ? '–:––' : formatDuration(secondsLeft, language)}
      </Time>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
}
