import { formatDuration, useUi, VisuallyHidden } from '@rubrica/ui';
import { useId, useState } from 'react';
import type { Messages } from './messages.ts';
import type { PlayerControl } from './player-control.ts';
import type { LectureMark } from './player-types.ts';
import { usePosition } from './use-player-state.ts';

/** Half of a slider's thumb: the track of its middle begins there. */
const thumbPx = 8;

interface TimeLineProps {
  control: PlayerControl;
  durationMs: number;
  marks: readonly LectureMark[];
  messages: Messages;
}

/** Where a share of the time line is, as the middle of the slider's thumb reaches it. */
const placeOf = (share: number) =>
  `calc(${thumbPx}px + (100% - ${thumbPx * 2}px) * ${Math.min(Math.max(share, 0), 1)})`;

/** The position as a slider with the marks on it, and the time beside it. */
export function TimeLine({ control, durationMs, marks, messages }: TimeLineProps) {
  const { language } = useUi();
  const id = useId();
  const positionMs = usePosition(control);
  const [target, setTarget] = useState<{ toMs: number; fromMs: number }>();
  // What was chosen is shown until the video has moved.
  const shownMs = Math.min(target?.fromMs === positionMs ? target.toMs : positionMs, durationMs);
  const text = (ms: number) => formatDuration(Math.floor(ms / 1000), language);

  return (
    <>
      <div data-part="time-line" data-time-line="">
        <input
          type="range"
          aria-label={messages.position}
          aria-valuetext={messages.at(text(shownMs), text(durationMs))}
          aria-describedby={marks.length > 0 ? id : undefined}
          min={0}
          max={durationMs}
          step={250}
          value={shownMs}
          onChange={({ target: { valueAsNumber } }) => {
            setTarget({ toMs: valueAsNumber, fromMs: positionMs });
            control.seek(valueAsNumber);
          }}
        />
        {marks.map(({ id: mark, atMs, isDone }) => (
          <span
            key={mark}
            data-part="mark"
            data-done={isDone || undefined}
            style={{ left: placeOf(atMs / durationMs) }}
          />
        ))}
        {marks.length > 0 && (
          <VisuallyHidden id={id}>
            {marks.map(({ label, atMs }) => messages.markAt(label, text(atMs))).join('; ')}
          </VisuallyHidden>
        )}
      </div>
      <span data-part="time" dir="ltr" aria-hidden="true">
        {text(shownMs)} / {text(durationMs)}
      </span>
    </>
  );
}
