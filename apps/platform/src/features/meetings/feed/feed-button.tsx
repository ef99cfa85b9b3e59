import { Banner, Button, Cluster, ConfirmDialog, Dialog, QuietButton, Skeleton, Stack, TextField } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar, en } from './messages.ts';

interface FeedButtonProps {
  /** Whether the feed has the meetings of a parent's children instead of the reader's own. */
  ofChildren?: boolean;
}

/** A person's private calendar feed: make its address, copy it, end it. */
function FeedDialog({ ofChildren = false, onClose }: FeedButtonProps & { onClose: () => void }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const { date } = useFormat();
  const client = useQueryClient();
  const runChange = useRunChange();
  const [address, setAddress] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const queryKey = keyOf('Metadata', 'calendar-feed');
  const query = useQuery({ queryKey, queryFn: ({ signal }) => api.getCalendarFeed({ signal }) });

  const [create, isCreating] = useExclusive(async () => {
    const made = async () => {
      const { path, createdAt } = await api.createCalendarFeed();
      setAddress(new URL(path, location.origin).href);
      client.setQueryData(queryKey, { createdAt });
    };
    // The toast has reported the failure.
    await runChange(made, m.failed).catch(() => undefined);
  });
  const revoke = () =>
    runChange(async () => {
      await api.removeCalendarFeed();
      setAddress(null);
      client.setQueryData(queryKey, { createdAt: null });
      return m.revoked;
    }, m.failed);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      toast.success(m.copied);
    } catch {
      toast.error(m.notCopied);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      hasUnsaved={false}
      title={m.title}
      description={ofChildren ? m.childrenLead : m.lead}
      actions={<Button onClick={onClose}>{common.close}</Button>}
    >
      <QueryView query={query} errorTitle={m.problem} skeleton={<Skeleton height="72px" />}>
        {({ createdAt }) => (
          <Stack gap={16}>
            {address ? (
              <>
                <Banner tone="success">{m.shownOnce}</Banner>
                <TextField
                  label={m.address}
                  dir="ltr"
                  readOnly
                  value={address}
                  onFocus={(event) => event.target.select()}
                />
                <Button variant="primary" onClick={() => void copy()}>
                  {m.copy}
                </Button>
              </>
            ) : (
              <p>{createdAt ? m.since(date(createdAt)) : m.none}</p>
            )}
            {createdAt ? (
              <Cluster gap={8}>
                <QuietButton loading={isCreating} onClick={() => void create()} title={m.renewHint}>
                  {m.renew}
                </QuietButton>
                <QuietButton tone="danger" onClick={() => setAsking(true)}>
                  {m.revoke}
                </QuietButton>
              </Cluster>
            ) : (
              <Button variant="primary" loading={isCreating} onClick={() => void create()}>
                {m.create}
              </Button>
            )}
          </Stack>
        )}
      </QueryView>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={revoke}
        title={m.revokeTitle}
        confirmLabel={m.revoke}
        tone="danger"
      >
        {ofChildren ? m.childrenRevokeText : m.revokeText}
      </ConfirmDialog>
    </Dialog>
  );
}

/** The button that opens the dialog of the person's calendar feed. */
export function FeedButton({ ofChildren = false }: FeedButtonProps) {
  const { open } = useMessages({ en, ar });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <QuietButton icon={<CalendarSync aria-hidden="true" />} onClick={() => setOpen(true)}>
        {open}
      </QuietButton>
      {isOpen && <FeedDialog ofChildren={ofChildren} onClose={() => setOpen(false)} />}
    </>
  );
}
