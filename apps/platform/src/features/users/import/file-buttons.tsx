import type { Language, UserImport } from '@rubrica/api-client/contract';
import { Cluster, QuietButton } from '@rubrica/ui';
import { Download } from 'lucide-react';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useIsOver } from './use-is-over.ts';

interface FileButtonProps {
  path: string;
  name: string;
  label: string;
  /** The toast of a failure. */
  failed: string;
}

function FileButton({ path, name, label, failed }: FileButtonProps) {
  const [save, isSaving] = useExclusive(async () => {
    try {
      await downloadFile(path, name);
    } catch {
      toast.error(failed);
    }
  });
  return (
    <QuietButton icon={<Download aria-hidden="true" />} loading={isSaving} onClick={() => void save()}>
      {label}
    </QuietButton>
  );
}

/** A spreadsheet to fill in, in each language. */
export function SampleFiles() {
  const { file: m } = useMessages({ en, ar });
  const sample = (language: Language, label: string) => (
    <FileButton
      path={`/api/user-imports/sample-${language}.xlsx`}
      name={language === 'ar' ? 'أشخاص.xlsx' : 'people.xlsx'}
      label={label}
      failed={m.sampleFailed}
    />
  );
  return (
    <Cluster gap={8}>
      <span>{m.sample}</span>
      {sample('en', m.sampleEnglish)}
      {sample('ar', m.sampleArabic)}
    </Cluster>
  );
}

/** The rows that an import left out, with the reasons; nothing once they are no longer kept. */
export function FaultyRowsButton({ done }: { done: UserImport }) {
  const { done: m } = useMessages({ en, ar });
  const isForgotten = useIsOver(done.undoUntil);
  if (done.faulty === 0 || isForgotten) return null;
  const name = `${done.fileName.replace(/\.\w+$/u, '')}-${done.faulty}.xlsx`;
  return (
    <FileButton
      path={`/api/user-imports/${done._id}/faulty-rows.xlsx`}
      name={name}
      label={m.download}
      failed={m.downloadFailed}
    />
  );
}
