import type { CSSProperties, RefObject } from 'react';
import type { SoundLevel } from './sound-level.ts';
import type { RecorderMessages } from './messages-en.ts';

const bars = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The middle bar has the largest amplitude. */
function styleOf(bar: number): CSSProperties & { '--rb-bar': string } {
  return { '--rb-bar': (1 - Math.abs(bar - 5) / 7).toFixed(2) };
}

interface LevelMeterProps {
  meter: RefObject<HTMLDivElement | null>;
  level: SoundLevel | null;
  messages: RecorderMessages;
  /** Shows and announces what the level means. While recording, only a missing signal is reported. */
  showsHint: boolean;
}

/** The microphone level as moving bars, with a hint that changes at most every 1.5 s. */
export function LevelMeter({ meter, level, messages, showsHint }: LevelMeterProps) {
  const text = level === null ? '' : messages.recorderLevelHint[level];
  return (
    <div className="rb-rec-level" data-level={level ?? undefined}>
      <div className="rb-rec-bars" ref={meter} aria-hidden="true">
        {bars.map((bar) => (
          <span key={bar} style={styleOf(bar)} />
        ))}
      </div>
      <p className="rb-rec-level-hint" role="status" aria-label={messages.recorderLevel}>
        {showsHint || level === 'none' ? text : ''}
      </p>
    </div>
  );
}
