import { Banner, Button, EmptyState, Stack } from '@rubrica/ui';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { ar } from './messages-ar.ts';
import { en } from './messages-en.ts';

/** An invitation that came too late: a new one is sent to the same address. */
export function ExpiredInvitation({ token, takesFocus }: { token: string; takesFocus: boolean }) {
  const { invitation: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState('');
  const [renew, busy] = useExclusive(async () => {
    setFailure('');
    try {
      await api.renewInvitation({ body: { token } });
      setSent(true);
    } catch (error) {
      setFailure(errorText(error, common, m.renewFailed));
    }
  });
  return (
    <AuthFrame title={m.expiredTitle} subtitle={m.expiredLead} takesFocus={takesFocus}>
      <Stack gap={16}>
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        {sent ? (
          <Banner tone="success" announce>
            {m.renewed}
          </Banner>
        ) : (
          <EmptyState
            title={m.expiredNow}
            illustration="search"
            action={
              <Button variant="primary" loading={busy} onClick={() => void renew()}>
                {m.renew}
              </Button>
            }
          >
            {m.expiredBody}
          </EmptyState>
        )}
      </Stack>
    </AuthFrame>
  );
}
