import type { StudentPage } from '@rubrica/api-client/contract';
import { Banner, Button, Cluster, Combobox, ConfirmDialog, QuietButton } from '@rubrica/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { KeepFocus } from '../../../lib/focus/keep-focus.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { usePersonOptions } from '../../../lib/options/use-options.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { None, Rows, Section } from '../../../lib/page/section.tsx';

type Account = NonNullable<StudentPage['account']>;
type Parent = Account['parents'][number];

/** The parents of a student: linked, unlinked, or invited with a code. */
export function Parents({ account }: { account: Account }) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const format = useFormat();
  const client = useQueryClient();
  const runChange = useRunChange();
  const [isLinking, setLinking] = useState(false);
  const [unlinking, setUnlinking] = useState<Parent | null>(null);
  const { _id: id } = account.user;
  const making = useMutation({
    mutationFn: () => api.createStudentPairingCode({ params: { id } }),
    onSuccess: () => invalidate(client, 'AuditEntry'),
  });
  const unlink = async ({ _id: parentId }: Parent) => {
    const { message } = await api.unlinkParent({ params: { id, parentId } });
    await invalidate(client, 'User', 'AuditEntry');
    return message;
  };

  return (
    <KeepFocus>
      <Section title={m.parents}>
        {account.parents.length === 0 && <None>{m.noParents}</None>}
        <Rows>
          {account.parents.map((parent) => (
            <li key={parent._id}>
              <div>
                <b>
                  <bdi>{parent.name}</bdi>
                </b>
                <small>
                  <bdi dir="ltr">{parent.email}</bdi>
                </small>
              </div>
              <QuietButton tone="danger" onClick={() => setUnlinking(parent)}>
                {m.unlink}
              </QuietButton>
            </li>
          ))}
        </Rows>
        <Cluster>
          <Button onClick={() => setLinking(true)}>{m.linkParent}</Button>
          <Button loading={making.isPending} onClick={() => making.mutate()}>
            {m.pairingCode}
          </Button>
        </Cluster>
        {making.error && (
          <Banner tone="danger" announce>
            {errorText(making.error, common, m.changeFailed)}
          </Banner>
        )}
        {making.data && (
          <Banner tone="info" announce>
            {m.code(making.data.code, format.dateTime(making.data.expiresAt))}
          </Banner>
        )}
        {isLinking && <LinkDialog student={id} onClose={() => setLinking(false)} />}
        {unlinking && (
          <ConfirmDialog
            open
            title={m.unlinkTitle(unlinking.name)}
            confirmLabel={m.unlink}
            cancelLabel={m.keepLink}
            tone="danger"
            onClose={() => setUnlinking(null)}
            onConfirm={() => runChange(() => unlink(unlinking), m.changeFailed)}
          >
            {m.unlinkBody}
          </ConfirmDialog>
        )}
      </Section>
    </KeepFocus>
  );
}

function LinkDialog({ student, onClose }: { student: Account['user']['_id']; onClose: () => void }) {
  const m = useMessages({ en, ar });
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const found = usePersonOptions('parent', search);
  const schema = useMemo(() => z.object({ parent: z.string().min(1, m.parentRequired) }), [m]);
  return (
    <ResourceDialog
      title={m.linkParent}
      description={m.linkLead}
      size="small"
      schema={schema}
      defaultValues={{ parent: '' }}
      onSave={async ({ parent }) => {
        const { message } = await api.linkParent({ params: { id: student }, body: { parent } });
        await invalidate(client, 'User', 'AuditEntry');
        return message;
      }}
      failed={m.linkFailed}
      saveLabel={m.link}
      onClose={onClose}
      fields={(field, { control }) => (
        <Controller
          control={control}
          name="parent"
          render={({ field: { onChange, value, onBlur, name } }) => (
            <Combobox
              name={name}
              label={m.parent}
              hint={m.parentHint}
              error={field('parent').error}
              {...found}
              value={value}
              onBlur={onBlur}
              onChange={(chosen) => onChange(chosen ?? '')}
              onSearch={setSearch}
            />
          )}
        />
      )}
    />
  );
}
