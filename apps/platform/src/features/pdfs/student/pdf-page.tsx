import type { PdfId } from '@rubrica/api-client/contract';
import { useMessages } from '../../../lib/i18n.ts';
import { ar, en } from '../messages.ts';
import { ReaderPage } from '../reader/reader-page.tsx';

/** A student reads a document. */
export function StudentPdfPage({ id }: { id: PdfId }) {
  const { title } = useMessages({ en, ar });
  return <ReaderPage id={id} parent={{ label: title, to: '/student/pdfs' }} />;
}
