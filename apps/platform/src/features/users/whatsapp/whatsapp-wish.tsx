import type { UserId, WhatsAppPreference } from '@rubrica/api-client/contract';
import { Cluster, ConfirmDialog, QuietButton, Skeleton, Stack } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { None } from '../../../lib/page/section.tsx';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { ar, en } from './messages.ts';

interface WhatsAppWishProps {
  user: UserId;
  name: string;
}

/** Whether somebody gets the school's WhatsApp messages, and the way to note what they said about that. */
export function WhatsAppWish({ user, name }: WhatsAppWishProps) {
  const m = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('WhatsAppPreference', user),
    queryFn: ({ signal }) => api.getWhatsAppPreference({ params: { id: user }, signal }),
  });
  return (
    <QueryView query={query} errorTitle={m.problem} loadingLabel={m.title} skeleton={<Skeleton height="48px" />}>
      {(preference) => <Wish user={user} name={name} preference={preference} />}
    </QueryView>
  );
}

/** What is noted: that they want none, that they want them again, or that they agreed. */
type Noted = 'opt-out' | 'opt-in' | 'agree';

const bodies = {
  'opt-out': { isOptedOut: true },
  'opt-in': { isOptedOut: false, hasConsent: true },
  agree: { hasConsent: true },
} as const satisfies Record<Noted, object>;

function Wish({ user, name, preference }: WhatsAppWishProps & { preference: WhatsAppPreference }) {
  const m = useMessages({ en, ar });
  const { date } = useFormat();
  const client = useQueryClient();
  const runChange = useRunChange();
  const [asked, setAsked] = useState<Noted | null>(null);
  const { reason, optedOutAt, optedOutBy, consentAt } = preference;
  const save = (noted: Noted) =>
    runChange(async () => {
      const saved = await api.updateWhatsAppPreference({ params: { id: user }, body: bodies[noted] });
      client.setQueryData(keyOf('WhatsAppPreference', user), saved);
      await invalidate(client, 'AuditEntry', 'WhatsAppCampaign');
      return m.saved;
    }, m.failed);
  const isOptOut = asked === 'opt-out';
  return (
    <Stack gap={8}>
      <p role="status">
        {reason === null ? m.gets : m[reason]}
        {optedOutAt !== null && ` ${(optedOutBy === 'person' ? m.byPerson : m.byStaff)(date(optedOutAt))}`}
      </p>
      {consentAt !== null && optedOutAt === null && <None>{m.agreed(date(consentAt))}</None>}
      <Cluster gap={4}>
        {optedOutAt === null ? (
          <QuietButton tone="danger" onClick={() => setAsked('opt-out')}>
            {m.optOut}
          </QuietButton>
        ) : (
          <QuietButton tone="accent" onClick={() => setAsked('opt-in')}>
            {m.optIn}
          </QuietButton>
        )}
        {consentAt === null && optedOutAt === null && (
          <QuietButton tone="accent" onClick={() => setAsked('agree')}>
            {m.agree}
          </QuietButton>
        )}
      </Cluster>
      {asked !== null && (
        <ConfirmDialog
          open
          title={isOptOut ? m.optOutTitle(name) : m.agreeTitle(name)}
          confirmLabel={isOptOut ? m.optOut : m.agreeConfirm}
          onClose={() => setAsked(null)}
          onConfirm={() => save(asked)}
        >
          {isOptOut ? m.optOutBody : m.agreeBody}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
