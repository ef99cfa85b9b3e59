import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUi } from '../provider/context.ts';
import { token } from '../theme/tokens.ts';
import { announcementAt, formatDuration } from './format-duration.ts';

export interface CountdownProps {
  /** The instant it ends: epoch milliseconds, ISO 8601 or a `Date`. Wins over `seconds`. */
  endsAt?: number | string | Date | undefined;
  /** Seconds from the moment it appears, or from the moment this number changes. Another `key` starts it again. */
  seconds?: number | undefined;
  /** Told once, when no time is left. */
  onEnd?: (() => void) | undefined;
  /** What the time is left for, for a screen reader; "Time left" unless told. */
  label?: string | undefined;
  /** Under this many seconds it stands out; never unless given. */
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

/**
 * Time running out. The digits change every second in silence; a screen reader hears the time at 10, 5 and 1 minutes, at 30 and
 * 10 seconds, and at the end.
 */
export function Countdown(props: CountdownProps) {
  const { endsAt, seconds = 0, onEnd, label, warnBelowSeconds, className } = props;
  const { language, messages } = useUi();
  const fixed = endsAt === undefined ? null : new Date(endsAt).getTime();
  const [left, setLeft] = useState(fixed === null ? seconds : null);
  const [moment, setMoment] = useState<number>();
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    const end = fixed ?? Date.now() + seconds * 1000;
    let timer: ReturnType<typeof setTimeout>;
    let last = Number.POSITIVE_INFINITY;
    const tick = () => {
      const rest = Math.max(0, end - Date.now());
      const now = Math.ceil(rest / 1000);
      setLeft(now);
      const passed = now === 0 ? 0 : announcementAt(last, now);
      last = now;
      if (passed !== null) setMoment(passed);
      if (now === 0) {
        ended.current?.();
        return;
      }
      timer = setTimeout(tick, rest - (now - 1) * 1000 || 1000);
    };
    tick();
    // A sleeping tab's timers are late: look at the clock as soon as it wakes.
    const wake = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible' && last > 0) tick();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [fixed, seconds]);

  const spoken =
    moment === undefined
      ? ''
      : moment === 0
        ? messages.timeIsUp
        : moment >= 60
          ? messages.minutesLeft(moment / 60)
          : messages.secondsLeft(moment);

  return (
    <>
      <Time
        role="timer"
        aria-label={left === null ? label : `${label ?? messages.timeLeft}: ${formatDuration(left, language)}`}
        className={className}
        data-warn={warnBelowSeconds !== undefined && left !== null && left < warnBelowSeconds ? '' : undefined}
      >
        {left === null ? '–:––' : formatDuration(left, language)}
      </Time>
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </>
  );
}
