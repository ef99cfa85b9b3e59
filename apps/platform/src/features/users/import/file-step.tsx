import { ApiError } from '@rubrica/api-client';
import { FileField, Progress, QuietButton, Stack } from '@rubrica/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { beginImport, type ImportDraft } from './import-draft.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { StepHeading } from './step-heading.tsx';

const maxBytes = 5 * 1024 * 1024;
/** Also what is refused with a reason, such as an old workbook. */
const accepted = '.xlsx,.xlsm,.xls,.csv,.tsv,.txt';

interface FileStepProps {
  draft: ImportDraft | null;
  /** The first look into the file. */
  reading: UseQueryResult;
}

/** Takes the file, and says why it cannot be read. */
export function FileStep({ draft, reading }: FileStepProps) {
  const { file: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { error } = reading;
  const isReading = draft !== null && reading.isFetching;
  const ofFile = error instanceof ApiError ? error.errors['file']?.[0] : undefined;
  return (
    <Stack gap={16}>
      <StepHeading takesFocus={false}>{m.title}</StepHeading>
      <FileField
        label={m.label}
        hint={m.hint}
        accept={accepted}
        maxBytes={maxBytes}
        error={draft && error && !isReading ? (ofFile ?? errorText(error, common, m.failed)) : undefined}
        files={draft ? [{ id: draft.id, name: draft.file.name, sizeBytes: draft.file.size }] : []}
        onSelect={([file]) => {
          if (file) beginImport(file);
        }}
        disabled={isReading}
      />
      {isReading && <Progress label={m.reading} value={null} />}
      {draft && error && !isReading && ofFile === undefined && (
        <div>
          <QuietButton onClick={() => void reading.refetch()}>{m.retry}</QuietButton>
        </div>
      )}
    </Stack>
  );
}
