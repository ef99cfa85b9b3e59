import type { MeetingState } from '@rubrica/api-client/contract';
import { Chip, type ChipTone } from '@rubrica/ui';
import { useMessages } from '../i18n.ts';
import { ar, en } from './messages.ts';

const tones = {
  scheduled: 'accent',
  live: 'success',
  ended: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<MeetingState, ChipTone>;

/** Whether a meeting is still to come, live, over or cancelled. */
export function MeetingStateChip({ state }: { state: MeetingState }) {
  const { states } = useMessages({ en, ar });
  return <Chip tone={tones[state]}>{states[state]}</Chip>;
}
