import type { Pdf, PdfId } from '@rubrica/api-client/contract';
import { ErrorState, Skeleton, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { fetchedOnce } from '../../../lib/page/fetched-once.ts';
import type { Breadcrumb } from '../../../lib/page/breadcrumbs.tsx';
import { LoadError } from '../../../lib/page/load-error.tsx';
import { Loading } from '../../../lib/page/loading.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { WorkspacePage } from '../../../lib/page/workspace-page.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { type OpenedPdf, usePdfDocument } from './document/use-pdf-document.ts';
import type { PDFDocumentProxy } from './document/pdf-js.ts';
import type { PageSize } from './layout/page-layout.ts';
import { ar, en } from './messages.ts';
import { Reader } from './reader.tsx';

const Sheet = styled.div`
  display: grid;
  justify-content: center;
  block-size: 100%;
  padding: ${token.space[16]};
  overflow: hidden;
  background: ${token.color.sunken};
`;

const PaperSkeleton = () => (
  <Sheet>
    <Skeleton width="min(90vw, 760px)" height="1000px" />
  </Sheet>
);

/** The size of the first page; null until it is known. */
function useFirstSize(document: PDFDocumentProxy | null): PageSize | null {
  const [size, setSize] = useState<PageSize | null>(null);
  useEffect(() => {
    let isLeft = false;
    if (!document) return;
    const measure = async () => {
      // A first page that cannot be read: the others have the size of most paper.
      const page = await document.getPage(1).catch(() => null);
      const { width, height } = page?.getViewport({ scale: 1 }) ?? { width: 595, height: 842 };
      if (!isLeft) setSize({ width, height });
    };
    void measure();
    return () => {
      isLeft = true;
    };
  }, [document]);
  return size;
}

function Failure({ opened, onRetry }: { opened: Extract<OpenedPdf, { state: 'failed' }>; onRetry: () => void }) {
  const messages = useMessages({ en, ar });
  if (opened.reason === 'lost') return <LoadError error={opened.error} title={messages.notLoaded} onRetry={onRetry} />;
  return (
    <ErrorState title={messages.notLoaded} illustration="broken">
      {messages[opened.reason]}
    </ErrorState>
  );
}

function OpenPdf({ pdf, parent, onRetry }: { pdf: Pdf; parent: Breadcrumb; onRetry: () => void }) {
  const messages = useMessages({ en, ar });
  const { opened, isStalled } = usePdfDocument(pdf.file);
  const document = opened.state === 'open' ? opened.document : null;
  const firstSize = useFirstSize(document);
  if (document && firstSize) return <Reader {...{ pdf, document, firstSize, parent, isStalled }} />;
  return (
    <WorkspacePage title={pdf.title} parent={parent}>
      {opened.state === 'failed' ? (
        <Failure opened={opened} onRetry={onRetry} />
      ) : (
        <Loading label={messages.opening} onRetry={onRetry}>
          <PaperSkeleton />
        </Loading>
      )}
    </WorkspacePage>
  );
}

interface ReaderPageProps {
  /** The document's `_id`. */
  id: PdfId;
  parent: Breadcrumb;
}

/** Reading one document. */
export function ReaderPage({ id, parent }: ReaderPageProps) {
  const messages = useMessages({ en, ar });
  const [tries, setTries] = useState(0);
  const query = useQuery({
    queryKey: keyOf('Pdf', id, 'reader'),
    queryFn: ({ signal }) => api.getPdf({ params: { id }, signal }),
    // It begins where the server says, and is not fetched again while it is read.
    ...fetchedOnce,
  });
  return (
    <QueryView
      query={query}
      errorTitle={messages.notLoaded}
      loadingLabel={messages.opening}
      skeleton={<PaperSkeleton />}
    >
      {(pdf) => <OpenPdf key={tries} pdf={pdf} parent={parent} onRetry={() => setTries((count) => count + 1)} />}
    </QueryView>
  );
}
