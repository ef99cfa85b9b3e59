import { inboxStates, type ChatChannel, type ChatThreadId, type InboxState } from '@rubrica/api-client/contract';
import { useCallback, useMemo } from 'react';
import { useAddress } from '../../../lib/address/use-address.ts';

/** What the list shows, as the address says it. */
export interface InboxFilters {
  state: InboxState | 'all';
  channel: ChatChannel | 'all';
  search: string;
}

const isState = (value: string | null): value is InboxState => inboxStates.some((state) => state === value);

/** The open conversation and what the list is narrowed to: both are in the address, so that a link and a reload lead back to them. */
export function useInboxAddress() {
  const [params, changeAddress] = useAddress();
  const state = params.get('state');
  const channel = params.get('channel');
  const filters = useMemo(
    (): InboxFilters => ({
      state: isState(state) ? state : 'all',
      channel: channel === 'chat' || channel === 'whatsapp' ? channel : 'all',
      search: params.get('search') ?? '',
    }),
    [state, channel, params],
  );
  const setFilters = useCallback(
    (change: Partial<InboxFilters>) =>
      changeAddress(
        Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value === 'all' ? '' : value])),
      ),
    [changeAddress],
  );
  /** The address of a conversation, or of the list without one, with the filters as they are. */
  const searchOf = useCallback(
    (thread: ChatThreadId | null) => {
      const after = new URLSearchParams(params);
      if (thread) after.set('thread', thread);
      else after.delete('thread');
      const text = after.toString();
      return text === '' ? '' : `?${text}`;
    },
    [params],
  );
  return { thread: params.get('thread'), filters, setFilters, searchOf };
}
