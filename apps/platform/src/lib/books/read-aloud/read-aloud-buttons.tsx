import { IconButton } from '@rubrica/ui';
import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { useMessages } from '../../i18n.ts';
import { ar, en } from '../messages.ts';
import { LitRangeStyle } from './lit-range.ts';
import type { ReadAloud } from './use-read-aloud.ts';

/** Reads aloud, pauses, goes on; and stops, once something is read. */
export function ReadAloudButtons({ readAloud: { state, toggle, stop } }: { readAloud: ReadAloud }) {
  const m = useMessages({ en, ar });
  const isOn = state === 'speaking' || state === 'paused';
  const label = state === 'speaking' ? m.pauseReading : state === 'paused' ? m.resumeReading : m.readAloud;
  const Icon = state === 'speaking' ? Pause : state === 'paused' ? Play : Volume2;
  return (
    <>
      <LitRangeStyle />
      <IconButton label={label} shortcut="R" icon={<Icon aria-hidden="true" />} onClick={toggle} />
      {isOn && <IconButton label={m.stopReading} icon={<Square aria-hidden="true" />} onClick={stop} />}
    </>
  );
}
