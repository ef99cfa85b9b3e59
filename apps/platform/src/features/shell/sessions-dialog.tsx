import type { SessionId } from '@rubrica/api-client/contract';
import { Chip, Dialog, QuietButton, Skeleton, Stack, token } from '@rubrica/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { KeepFocus } from '../../lib/focus/keep-focus.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf, invalidate } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { deviceName } from '../../lib/people/device-name.ts';
import { sessionMessages } from './messages/sessions.ts';

const List = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[16]};
    padding-block: ${token.space[12]};
    border-block-end: 1px solid ${token.color.line};
  }
  & > li:last-child {
    border: 0;
  }
  & b {
    font-weight: 600;
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

/** Where the person is logged in, and the way to end what is not theirs. */
export default function SessionsDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(sessionMessages);
  const common = useCommonMessages();
  const format = useFormat();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf('Auth', 'sessions'),
    queryFn: ({ signal }) => api.listSessions({ signal }),
  });
  const end = useMutation({
    mutationFn: (id: SessionId) => api.endSession({ params: { id } }),
    onSuccess: () => {
      toast.success(m.ended);
      return invalidate(client, 'Auth');
    },
    onError: (error) => toast.error(errorText(error, common)),
  });

  return (
    <Dialog open onClose={onClose} title={m.title} description={m.lead}>
      <QueryView
        query={query}
        skeleton={
          <Stack gap={16}>
            <Skeleton height="40px" />
            <Skeleton height="40px" />
          </Stack>
        }
      >
        {({ items }) => (
          <KeepFocus>
            <List>
              {items.map((session) => (
                <li key={session._id}>
                  <div>
                    <b>{deviceName(session.userAgent) || m.unknownDevice}</b>
                    <small>
                      <bdi>{session.ipAddress}</bdi> · {m.used(format.fromNow(session.lastUsedAt))}
                    </small>
                  </div>
                  {session.current ? (
                    <Chip tone="success">{m.current}</Chip>
                  ) : (
                    <QuietButton
                      tone="danger"
                      loading={end.isPending && end.variables === session._id}
                      onClick={() => end.mutate(session._id)}
                    >
                      {m.end}
                    </QuietButton>
                  )}
                </li>
              ))}
            </List>
          </KeepFocus>
        )}
      </QueryView>
    </Dialog>
  );
}
