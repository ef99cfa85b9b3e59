import { token, VisuallyHidden } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useLive, useWatch } from '../../lib/live/use-live.ts';
import { invalidateKey, keyOf } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** In case that the page does not hear what changes. */
const pollMs = 60_000;

const Count = styled.b`
  min-inline-size: 20px;
  margin-inline-start: auto;
  padding-inline: 6px;
  border-radius: ${token.radius.pill};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-size: ${token.font[13]};
  line-height: 20px;
  text-align: center;
`;

/** How many conversations wait for the reader; nothing while none does. */
export function WaitingCount() {
  const m = useMessages({ en, ar });
  const { number } = useFormat();
  const client = useQueryClient();
  useWatch({ topic: 'inbox' });
  useLive('inbox-changed', () => void invalidateKey(client, keyOf('ChatThread', 'waiting')));
  const { data } = useQuery({
    queryKey: keyOf('ChatThread', 'waiting'),
    queryFn: ({ signal }) => api.countWaitingChats({ signal }),
    refetchInterval: pollMs,
  });
  if (!data?.count) return null;
  return (
    <Count>
      <span aria-hidden="true">{data.count > 99 ? '99+' : number(data.count)}</span>
      <VisuallyHidden>{m.waitingCount(data.count)}</VisuallyHidden>
    </Count>
  );
}
