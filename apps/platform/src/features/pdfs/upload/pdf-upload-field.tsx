import { Banner, Spinner, Stack } from '@rubrica/ui';
import { useMessages } from '../../../lib/i18n.ts';
import { UploadField } from '../../../lib/uploads/upload-field.tsx';
import { ar, en } from '../messages.ts';
import type { PdfUploads } from './use-pdf-uploads.ts';

interface PdfUploadFieldProps {
  label: string;
  hint?: string;
  uploads: PdfUploads;
  multiple?: boolean;
}

/** Chooses PDFs: what cannot be read is named, and the others are sent. */
export function PdfUploadField({ label, hint, uploads, multiple = false }: PdfUploadFieldProps) {
  const { upload: messages } = useMessages({ en, ar });
  const { upload, notices, choose, isChecking } = uploads;
  return (
    <Stack gap={12}>
      <UploadField
        kind="pdf"
        label={label}
        {...(hint === undefined ? {} : { hint })}
        upload={upload}
        multiple={multiple}
        onSelect={choose}
      />
      {isChecking && <Spinner label={messages.reading} />}
      {notices.map(({ name, text, isRefused }) => (
        <Banner key={`${name} ${text}`} tone={isRefused ? 'danger' : 'info'} title={name} announce>
          {text}
        </Banner>
      ))}
    </Stack>
  );
}
