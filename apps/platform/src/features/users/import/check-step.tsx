import type { ImportRow, UserImportPreview } from '@rubrica/api-client/contract';
import { Banner, Button, Checkbox, Cluster, Stack } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { invalidate } from '../../../lib/query-keys.ts';
import { CheckedRows } from './checked-rows.tsx';
import { changeImport, type ImportDraft } from './import-draft.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { StepHeading } from './step-heading.tsx';
import { importBody, useImportPreview } from './use-import-preview.ts';

/** Shows what would happen with each row, and carries it out. */
export function CheckStep({ draft }: { draft: ImportDraft }) {
  const { check: m } = useMessages({ en, ar });
  const query = useImportPreview(draft);
  return (
    <Stack gap={16}>
      <StepHeading>{m.title}</StepHeading>
      <QueryView query={query} loadingLabel={m.loading} errorTitle={m.loadFailed}>
        {(preview) => <CheckedImport draft={draft} preview={preview} />}
      </QueryView>
      {query.isError && <BackButton />}
    </Stack>
  );
}

function BackButton({ disabled = false }: { disabled?: boolean }) {
  const { check: m } = useMessages({ en, ar });
  return (
    <Button onClick={() => changeImport({ step: 'columns' })} disabled={disabled}>
      {m.back}
    </Button>
  );
}

function CheckedImport({ draft, preview }: { draft: ImportDraft; preview: UserImportPreview }) {
  const { check: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const { counts } = preview;
  const rows: readonly ImportRow[] = preview.rows;
  const [isLeftOut, setLeftOut] = useState(false);
  const [isInvited, setInvited] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState('');
  const isNothing = counts.created + counts.updated === 0;
  const needsDecision = counts.faulty > 0 && !isLeftOut;

  const [run, isBusy] = useExclusive(async () => {
    setChecked(true);
    if (needsDecision) return;
    setFailure('');
    try {
      const done = await api.createUserImport({
        body: {
          ...importBody(draft),
          key: draft.id,
          leaveOutFaulty: isLeftOut ? 'true' : 'false',
          sendInvitations: isInvited ? 'true' : 'false',
        },
      });
      changeImport({ done });
      await invalidate(client, 'User', 'Group');
    } catch (error) {
      setFailure(errorText(error, common, m.failed));
    }
  });

  return (
    <Stack gap={24}>
      <p role="status">
        <strong>{m.summary(counts)}</strong>
      </p>
      <CheckedRows rows={rows} counts={counts} />
      {isNothing ? (
        <Banner tone="info">{m.nothing}</Banner>
      ) : (
        <Stack gap={12}>
          {counts.faulty > 0 && (
            <Checkbox
              label={m.leaveOut(counts.faulty)}
              hint={m.leaveOutHint}
              error={isChecked && needsDecision ? m.leaveOutRequired : undefined}
              checked={isLeftOut}
              onChange={({ target }) => setLeftOut(target.checked)}
            />
          )}
          {counts.created > 0 && (
            <Checkbox
              label={m.invite}
              hint={m.inviteHint}
              checked={isInvited}
              onChange={({ target }) => setInvited(target.checked)}
            />
          )}
        </Stack>
      )}
      {failure !== '' && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <Cluster gap={12}>
        {!isNothing && (
          <Button variant="primary" loading={isBusy} onClick={() => void run()}>
            {m.run(counts)}
          </Button>
        )}
        <BackButton disabled={isBusy} />
      </Cluster>
    </Stack>
  );
}
