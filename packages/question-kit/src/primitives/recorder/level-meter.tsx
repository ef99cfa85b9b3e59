import type { RefObject } from 'react';
import type { Heard } from './use-level.ts';
import type { RecorderMessages } from './messages-en.ts';

const bars = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface LevelMeterProps {
  meter: RefObject<HTMLDivElement | null>;
  heard: Heard | null;
  messages: RecorderMessages;
  /** Says what the level means, for eyes and ears. Not while recording, unless something is wrong. */
  tells: boolean;
}

/** What the microphone hears: bars that move, and words that change seldom. */
export function LevelMeter({ meter, heard, messages, tells }: LevelMeterProps) {
  const text = heard === null ? '' : messages.recorderHeard[heard];
  return (
    <div className="rb-rec-level" data-heard={heard ?? undefined}>
      <div className="rb-rec-bars" ref={meter} aria-hidden="true">
        {bars.map((bar) => (
          // The middle moves most.
          <span key={bar} style={{ '--rb-bar': (1 - Math.abs(bar - 5) / 7).toFixed(2) } as object} />
        ))}
      </div>
      <p className="rb-rec-heard" role="status" aria-label={messages.recorderLevel}>
        {tells || heard === 'none' ? text : ''}
      </p>
    </div>
  );
}
