import type { ChipTone } from '@rubrica/ui';
import type { Messages } from './messages/en.ts';

/** The colours of statuses (`spec.md` section 4); others have the neutral one. */
const tones = new Map<string, ChipTone>([
  ['connected', 'success'],
  ['disconnected', 'danger'],
  ['logged_out', 'danger'],
  ['expired', 'danger'],
  ['connecting', 'warning'],
  ['need_scan', 'warning'],
]);

export const toneOf = (status: string): ChipTone => tones.get(status) ?? 'neutral';

/** What a status is called. One that the provider has invented is shown in its words: `being_moved` as "being moved". */
export function statusName(status: string, statuses: Messages['statuses']): string {
  return new Map(Object.entries(statuses)).get(status) ?? status.replaceAll('_', ' ');
}

/** Statuses in which a phone has to be linked. */
const unlinked = new Set(['need_scan', 'need_passkey', 'logged_out', 'expired']);

export const canConnect = (status: string): boolean => status !== 'connected' && status !== 'connecting';
export const canRestart = (status: string): boolean => !unlinked.has(status);
