import type { WhatsAppLink, WhatsAppSession } from '@rubrica/api-client/contract';
import { Banner, Button, Cluster, Dialog, QuietButton, Spinner, Stack, token } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/errors/error-text.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { useCommonMessages } from '../../../../lib/messages/common.ts';
import { invalidate, keyOf } from '../../../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { QrCode } from './qr-code.tsx';
import { useSessionName } from './use-session-name.ts';

interface LinkDialogProps {
  session: WhatsAppSession;
  /** As far as connecting has come. */
  begun: WhatsAppLink;
  /** Begins again. */
  onAgain: () => Promise<void>;
  onClose: () => void;
}

/** How often it is asked how far the linking is: a code lasts some twenty seconds. */
const pollMs = 3000;

const Steps = styled.ol`
  display: grid;
  gap: ${token.space[4]};
  margin: 0;
  padding-inline-start: 1.4em;
`;

const Hint = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
  text-align: center;
`;

const Place = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 264px;
`;

const Done = styled.p`
  display: grid;
  justify-items: center;
  gap: ${token.space[8]};
  font-weight: 600;
  & > svg {
    inline-size: 48px;
    block-size: 48px;
    color: ${token.color.success};
  }
`;

/** Shows the code that links a phone to a session, renewed by itself, until the phone is connected. */
export function LinkDialog({ session, begun, onAgain, onClose }: LinkDialogProps) {
  const { link: m, ...messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const name = useSessionName()(session);
  const query = useQuery({
    queryKey: keyOf('WhatsAppSession', 'link', session.id, begun.qr),
    queryFn: ({ signal }) => api.getWhatsAppLink({ params: { id: session.id }, signal }),
    initialData: begun,
    staleTime: pollMs,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pollMs : false),
  });
  const { status, qr } = query.data;
  const isConnected = status === 'connected';
  useEffect(() => {
    if (isConnected) void invalidate(client, 'WhatsAppSession');
  }, [client, isConnected]);

  return (
    <Dialog
      open
      size="small"
      title={m.title(name)}
      onClose={onClose}
      hasUnsaved={false}
      actions={
        <Button variant={isConnected ? 'primary' : 'secondary'} onClick={onClose}>
          {isConnected ? m.done : m.close}
        </Button>
      }
    >
      <Stack gap={16}>
        {!isConnected && (
          <Steps>
            {m.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        )}
        <Place>
          {qr !== null && !isConnected && <QrCode text={qr} label={m.code(name)} />}
          <div role="status">
            {isConnected && (
              <Done>
                <CircleCheck aria-hidden="true" />
                {messages.connected(name)}
              </Done>
            )}
            {status === 'need_passkey' && <p>{m.passkey}</p>}
            {isUnderWay(query.data) && qr === null && status !== 'need_passkey' && (
              <Cluster gap={8}>
                <Spinner />
                {m.waiting}
              </Cluster>
            )}
            {!isConnected && !isUnderWay(query.data) && <p>{m.ended}</p>}
          </div>
        </Place>
        {!isConnected && !isUnderWay(query.data) && (
          <QuietButton tone="accent" onClick={() => void onAgain()}>
            {m.again}
          </QuietButton>
        )}
        {qr !== null && !isConnected && !query.isError && <Hint>{m.renews}</Hint>}
        {query.isError && !isConnected && (
          <Banner
            tone="warning"
            announce
            title={m.notRenewed}
            action={<QuietButton onClick={() => void query.refetch()}>{messages.retry}</QuietButton>}
          >
            {errorText(query.error, common, messages.failed)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}

const isUnderWay = (link: WhatsAppLink | undefined) =>
  link !== undefined && ['need_scan', 'need_passkey', 'connecting'].includes(link.status);
