import type { Pdf, PdfId, PdfReader } from '@rubrica/api-client/contract';
import {
  Button,
  Chip,
  Cluster,
  EmptyState,
  Heading,
  Progress,
  QuietButton,
  Stack,
  token,
  type TableColumn,
} from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Pencil } from 'lucide-react';
import { startTransition, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ListView } from '../../../lib/list/list-view.tsx';
import { useListState } from '../../../lib/list/use-list-state.ts';
import { Compact } from '../../../lib/page/compact.tsx';
import { lazyComponentOrMissing } from '../../../lib/page/lazy-page.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ar, en } from '../messages.ts';
import { PdfDialog } from './pdf-dialog.tsx';
import { StudentLink } from '../../../lib/people/student-link.tsx';

const ReaderPage = lazyComponentOrMissing(async () => (await import('../reader/reader-page.tsx')).ReaderPage);

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[16]};
  color: ${token.color.inkSoft};
  font-size: ${token.font[14]};
`;

const sortable = ['name', 'pagesRead', 'lastReadAt'] as const;
const noFilters: readonly never[] = [];

/** Who has read how far in a document. */
function Readers({ pdf }: { pdf: Pdf }) {
  const { page: m } = useMessages({ en, ar });
  const { fromNow } = useFormat();
  const state = useListState(noFilters, sortable);
  const query = useQuery({
    queryKey: keyOf('Pdf', pdf._id, 'readers', state.query),
    queryFn: ({ signal }) => api.listPdfReaders({ params: { id: pdf._id }, query: state.query, signal }),
    placeholderData: (before) => before,
  });
  const columns = useMemo<TableColumn<PdfReader>[]>(
    () => [
      {
        key: 'name',
        header: m.name,
        sortable: true,
        primary: true,
        cell: ({ _id, name }) => <StudentLink id={_id} name={name} />,
      },
      {
        key: 'pagesRead',
        header: m.progress,
        sortable: true,
        width: '40%',
        cell: ({ page, pagesRead }) =>
          page === null ? (
            <Chip>{m.notBegun}</Chip>
          ) : (
            <Progress label={m.ofPages(pagesRead, pdf.pageCount)} value={pagesRead / pdf.pageCount} valueText="" />
          ),
      },
      { key: 'page', header: m.place, cell: ({ page }) => (page === null ? '–' : m.atPage(page)) },
      {
        key: 'lastReadAt',
        header: m.lastRead,
        sortable: true,
        cell: ({ lastReadAt }) =>
          lastReadAt === null ? '–' : <time dateTime={lastReadAt}>{fromNow(lastReadAt)}</time>,
      },
    ],
    [fromNow, m, pdf.pageCount],
  );
  return (
    <ListView
      label={m.readersTitle}
      searchLabel={m.searchReaders}
      errorTitle={m.readersTitle}
      state={state}
      query={query}
      columns={columns}
      rowKey={({ _id }) => _id}
      rowLabel={({ name }) => name}
      empty={
        <EmptyState title={m.noReaders} illustration="people">
          {m.noReadersText}
        </EmptyState>
      }
    />
  );
}

function Details({ pdf }: { pdf: Pdf }) {
  const m = useMessages({ en, ar });
  const [isEditing, setEditing] = useState(false);
  return (
    <Page
      title={pdf.title}
      lead={pdf.description && <bdi>{pdf.description}</bdi>}
      width="wide"
      breadcrumbs={[{ label: m.title, to: '/admin/pdfs' }]}
      action={
        <Cluster gap={8}>
          {/* A form takes a slow device long to render: the press is answered meanwhile. */}
          <QuietButton icon={<Pencil aria-hidden="true" />} onClick={() => startTransition(() => setEditing(true))}>
            {m.edit}
          </QuietButton>
          <Button variant="primary" icon={<BookOpen aria-hidden="true" />} to={`/admin/pdfs/${pdf._id}?read`}>
            {m.page.open}
          </Button>
        </Cluster>
      }
    >
      <Stack gap={24}>
        <Facts>
          <Chip tone={pdf.status === 'published' ? 'success' : 'neutral'}>{m.statuses[pdf.status]}</Chip>
          <span>{m.pages(pdf.pageCount)}</span>
          {pdf.levelName && <bdi>{pdf.levelName}</bdi>}
          {pdf.canPrint && <span>{m.form.canPrint}</span>}
          {pdf.canDownload && <span>{m.form.canDownload}</span>}
          <bdi>{pdf.file.name}</bdi>
        </Facts>
        <Stack as="section" gap={12}>
          <Heading level={2} size={18}>
            {m.page.readersTitle}
          </Heading>
          <Compact>
            <Readers pdf={pdf} />
          </Compact>
        </Stack>
      </Stack>
      {isEditing && <PdfDialog pdf={pdf} onClose={() => setEditing(false)} />}
    </Page>
  );
}

/** One document for its author: what it is and who has read how far; with `?read`, the document itself. */
export function PdfPage({ id }: { id: PdfId }) {
  const m = useMessages({ en, ar });
  const [address] = useSearchParams();
  const isReading = address.has('read');
  const query = useQuery({
    queryKey: keyOf('Pdf', 'one', id),
    queryFn: ({ signal }) => api.getPdf({ params: { id }, signal }),
    enabled: !isReading,
  });
  if (isReading) {
    return <ReaderPage id={id} parent={{ label: m.title, to: `/admin/pdfs/${id}` }} />;
  }
  return (
    <QueryView query={query} errorTitle={m.loadFailed} loadingLabel={m.page.loading}>
      {(pdf) => <Details pdf={pdf} />}
    </QueryView>
  );
}
