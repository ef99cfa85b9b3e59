import type { RecorderState } from './recorder-machine.ts';
import type { Clock } from './use-clock.ts';
import type { RecorderMessages } from './messages-en.ts';

interface MainButtonProps {
  state: RecorderState;
  clock: Clock;
  /** Another microphone or camera is being opened: there is nothing to record yet. */
  isOpening: boolean;
  messages: RecorderMessages;
  onPress: () => void;
}

const radius = 46;
const circumference = 2 * Math.PI * radius;

/** The round button that starts and stops. It stays mounted in all phases, so that it keeps the focus. The ring shows the time. */
export function MainButton({ state, clock, isOpening, messages, onPress }: MainButtonProps) {
  const { phase } = state;
  const isLoading = phase === 'asking' || phase === 'loading' || isOpening;
  const isBusy = isLoading || phase === 'stopping';
  const label =
    phase === 'recording'
      ? messages.recorderStop
      : phase === 'preparing'
        ? messages.recorderStartNow
        : phase === 'stopping'
          ? messages.recorderStopping
          : isLoading
            ? messages.recorderLoading
            : messages.recorderRecord;
  return (
    <span className="rb-rec-ring" data-phase={phase}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} />
        {clock.progress !== null && (
          <circle
            className="rb-rec-time"
            cx="50"
            cy="50"
            r={radius}
            strokeDasharray={circumference}
            strokeDashoffset={circumference * Math.min(1, clock.progress)}
          />
        )}
      </svg>
      <button
        type="button"
        className="rb-rec-button"
        data-first=""
        aria-label={label}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={isBusy ? undefined : onPress}
      >
        <span aria-hidden="true" />
      </button>
    </span>
  );
}
