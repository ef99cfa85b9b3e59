import type { WhatsAppSession } from '@rubrica/api-client/contract';
import { useMessages } from '../../../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Returns what a session is called; one without a name by its number in the account. */
export function useSessionName(): (session: WhatsAppSession) => string {
  const { unnamed } = useMessages({ en, ar });
  return ({ id, name }) => name.trim() || unnamed(id);
}
