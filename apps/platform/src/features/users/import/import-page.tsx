import { Stack } from '@rubrica/ui';
import { useEffect } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { Page } from '../../../lib/page/page.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { SampleFiles } from './file-buttons.tsx';
import { FileStep } from './file-step.tsx';
import { useImportDraft } from './import-draft.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { PastImports } from './past-imports.tsx';
import { type StepName, Steps } from './steps.tsx';
import { useDetectedColumns } from './use-import-preview.ts';

/** Imports people from a spreadsheet: the file, its columns, a look at each row, and what was done. */
export function ImportPage() {
  const m = useMessages({ en, ar });
  const draft = useImportDraft();
  const detected = useDetectedColumns(draft);
  const step: StepName = draft?.done ? 'done' : draft && detected.data ? draft.step : 'file';
  const isPrepared = step === 'columns' || step === 'check';

  useEffect(() => {
    if (!isPrepared) return undefined;
    // Within the platform the draft is kept; the browser would lose it.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isPrepared]);

  return (
    <Page title={m.title} lead={m.lead} width="wide" breadcrumbs={[{ label: m.users, to: '/admin/users' }]}>
      <Stack gap={32}>
        <Steps current={step} />
        {draft?.done ? (
          <DoneStep done={draft.done} />
        ) : draft && step === 'check' ? (
          <CheckStep draft={draft} />
        ) : draft && detected.data && step === 'columns' ? (
          <ColumnsStep key={draft.id} draft={draft} columns={detected.data.columns} />
        ) : (
          <>
            <Stack gap={16}>
              <FileStep draft={draft} reading={detected} />
              <SampleFiles />
            </Stack>
            <PastImports />
          </>
        )}
      </Stack>
    </Page>
  );
}
