import type { ChatThread } from '@rubrica/api-client/contract';
import type { Messages } from '../messages/en.ts';

/** Whose thread it is, as staff read it. */
export function threadName({ owner, contactEnding }: Pick<ChatThread, 'owner' | 'contactEnding'>, m: Messages): string {
  return owner?.name ?? m.unknownNumber(contactEnding ?? '');
}
