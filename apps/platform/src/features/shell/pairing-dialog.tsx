import { Banner, Button, Cluster, Dialog, Stack, token } from '@rubrica/ui';
import { useMutation } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { toast } from '../../lib/toast/toast.ts';
import { pairingMessages } from './messages/pairing.ts';

const Code = styled.output`
  display: block;
  padding: ${token.space[24]} ${token.space[8]};
  border-radius: ${token.radius.card};
  background: ${token.color.accentSoft};
  color: ${token.color.accentInk};
  font-size: ${token.font[28]};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
`;

/** A student makes a code with which a parent links to them. */
export default function PairingDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(pairingMessages);
  const common = useCommonMessages();
  const format = useFormat();
  const [copied, setCopied] = useState('');
  const making = useMutation({ mutationFn: () => api.createPairingCode() });
  const made = making.data;

  const copy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(code);
    } catch {
      // A page that came by plain HTTP has no clipboard.
      toast.error(m.notCopied);
    }
  };
  const make = (
    <Button variant={made ? 'secondary' : 'primary'} loading={making.isPending} onClick={() => making.mutate()}>
      {made ? m.another : m.make}
    </Button>
  );

  return (
    <Dialog open onClose={onClose} size="small" title={m.title} description={m.lead} actions={make}>
      <Stack gap={16}>
        {making.error && (
          <Banner tone="danger" announce>
            {errorText(making.error, common)}
          </Banner>
        )}
        {made && (
          <>
            <Code dir="ltr" aria-label={m.code}>
              {made.code}
            </Code>
            <p>{m.how}</p>
            <Cluster justify="space-between">
              <span>{m.until(format.dateTime(made.expiresAt))}</span>
              <Button
                icon={copied === made.code ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
                onClick={() => void copy(made.code)}
              >
                {copied === made.code ? m.copied : m.copy}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
