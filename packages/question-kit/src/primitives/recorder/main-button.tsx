import type { RecorderState } from './machine.ts';
import type { Clock } from './use-reading.ts';
import type { RecorderMessages } from './messages-en.ts';

interface MainButtonProps {
  state: RecorderState;
  clock: Clock;
  messages: RecorderMessages;
  onPress: () => void;
}

const radius = 46;
const round = 2 * Math.PI * radius;

/** The one round button: it records and stops, and keeps its place and the focus all the way. The ring shows the time. */
export function MainButton({ state, clock, messages, onPress }: MainButtonProps) {
  const { phase } = state;
  const waits = phase === 'asking' || phase === 'stopping' || phase === 'loading';
  const label =
    phase === 'recording'
      ? messages.recorderStop
      : phase === 'preparing'
        ? messages.recorderStartNow
        : phase === 'stopping'
          ? messages.recorderStopping
          : phase === 'loading' || phase === 'asking'
            ? messages.recorderLoading
            : messages.recorderRecord;
  return (
    <span className="rb-rec-ring" data-phase={phase}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} />
        {clock.share !== null && (
          <circle
            className="rb-rec-time"
            cx="50"
            cy="50"
            r={radius}
            strokeDasharray={round}
            strokeDashoffset={round * Math.min(1, clock.share)}
          />
        )}
      </svg>
      <button
        type="button"
        className="rb-rec-button"
        data-first=""
        aria-label={label}
        aria-disabled={waits || undefined}
        aria-busy={waits || undefined}
        onClick={waits ? undefined : onPress}
      >
        <span aria-hidden="true" />
      </button>
    </span>
  );
}
