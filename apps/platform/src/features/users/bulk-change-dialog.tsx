import type { UnchangeableReason, User, UserChange } from '@rubrica/api-client/contract';
import { Banner, Button, Dialog, Select, Skeleton, Stack } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { useGroupOptions, useNamedOptions } from '../../lib/options/use-options.ts';
import { invalidate, keyOf } from '../../lib/query-keys.ts';
import { inBatches } from '../../lib/resource/in-batches.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** How many people a call takes. */
const mostAtOnce = 500;

const kinds = ['add-group', 'remove-group', 'level', 'activate', 'deactivate'] as const;
type Kind = (typeof kinds)[number];

/** Returns the change that was chosen; null while its group is missing. */
function changeOf(kind: Kind, group: string, level: string): UserChange | null {
  switch (kind) {
    case 'add-group':
    case 'remove-group':
      return group === '' ? null : { kind, group };
    case 'level':
      return { kind, level: level || null };
    case 'activate':
      return { kind: 'status', status: 'active' };
    case 'deactivate':
      return { kind: 'status', status: 'disabled' };
  }
}

/** How many names stand behind a reason before the rest is counted. */
const namesShown = 5;

interface PreviewProps {
  skipped: readonly { name: string; reason: UnchangeableReason }[];
}

/** Who stays as they are, by reason. */
function Skipped({ skipped }: PreviewProps) {
  const { bulk: m } = useMessages({ en, ar });
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
      {[...byReason].map(([reason, people]) => (
        <li key={reason}>
          {m.reasons[reason]}{' '}
          <bdi>
            {people
              .slice(0, namesShown)
              .map(({ name }) => name)
              .join(m.comma)}
          </bdi>
          {people.length > namesShown && ` ${m.andMore(people.length - namesShown)}`}
        </li>
      ))}
    </ul>
  );
}

interface BulkChangeDialogProps {
  users: readonly User[];
  onClose: () => void;
}

/** Changes selected people at once. Before, it says how many will be changed, and who cannot be and why. */
export function BulkChangeDialog({ users, onClose }: BulkChangeDialogProps) {
  const { bulk: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const groups = useGroupOptions();
  const levels = useNamedOptions('levels');
  const [kind, setKind] = useState<Kind>('add-group');
  const [group, setGroup] = useState('');
  const [level, setLevel] = useState('');
  const [failure, setFailure] = useState('');
  const change = changeOf(kind, group, level);
  const ids = users.map(({ _id }) => _id);
  const preview = useQuery({
    queryKey: keyOf('User', 'bulk-change', ids, change),
    queryFn: ({ signal }) =>
      change
        ? inBatches(ids, mostAtOnce, (batch) =>
            api.changeUsers({ body: { users: [...batch], change, dryRun: true }, signal }),
          )
        : Promise.resolve(null),
    enabled: change !== null,
  });
  const count = preview.data?.reduce((sum, { changed }) => sum + changed.length, 0) ?? 0;
  const skipped = preview.data?.flatMap((part) => part.skipped) ?? [];

  const [save, isSaving] = useExclusive(async () => {
    if (!change) return;
    setFailure('');
    try {
      const replies = await inBatches(ids, mostAtOnce, (batch) =>
        api.changeUsers({ body: { users: [...batch], change } }),
      );
      toast.success(replies.length === 1 ? replies.map(({ message }) => message).join('') : m.changedAll(count));
      onClose();
    } catch (error) {
      setFailure(errorText(error, common, m.failed));
    } finally {
      // Also what was changed before a failure: the preview counts the others.
      await invalidate(client, 'User', 'Group', 'AuditEntry');
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={m.title(users.length)}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" loading={isSaving} disabled={count === 0} onClick={() => void save()}>
            {m.save(count)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {(failure || preview.error) && (
          <Banner tone="danger" announce>
            {failure || errorText(preview.error, common, m.failed)}
          </Banner>
        )}
        <Select
          label={m.what}
          value={kind}
          options={kinds.map((value) => ({ value, label: m.kinds[value] }))}
          onChange={(value) => setKind(kinds.find((known) => known === value) ?? 'add-group')}
        />
        {(kind === 'add-group' || kind === 'remove-group') && (
          <Select label={m.group} placeholder={m.chooseGroup} value={group} options={groups} onChange={setGroup} />
        )}
        {kind === 'level' && (
          <Select
            label={m.level}
            value={level}
            options={[{ value: '', label: m.noLevel }, ...levels]}
            onChange={setLevel}
          />
        )}
        {kind === 'deactivate' && <p>{m.deactivateBody}</p>}
        {kind === 'deactivate' && users.some(({ role }) => role === 'assistant' || role === 'admin') && (
          <p>{m.staffLeaves}</p>
        )}
        {change && (
          <div role="status">
            {preview.isPending && <Skeleton height="24px" />}
            {preview.data && (
              <Stack gap={8}>
                <strong>{m.willChange(count)}</strong>
                {skipped.length > 0 && <Skipped skipped={skipped} />}
              </Stack>
            )}
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
