import type { Book, BookId } from '@rubrica/api-client/contract';
import { Banner, Button, Radio, RadioGroup, Stack } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { useCommaList } from '../../../lib/text/use-comma-list.ts';
import { ar, en } from './messages.ts';
import { Sheets, SheetsAlone } from './print-style.ts';
import { BookletSheets, UprightSheets } from './sheets.tsx';

interface PrintPageProps {
  book: BookId;
  area: '/admin' | '/assistant';
}

/** Waits for the pictures, whose addresses may be on their way: the browser prints what there is. */
async function picturesAreThere(element: HTMLElement | null): Promise<void> {
  const areComing = () => element?.isConnected && element.querySelector('figure:empty');
  while (areComing()) await new Promise(requestAnimationFrame);
  const images = [...(element?.querySelectorAll('img') ?? [])];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

function PrintedBook({ book, area }: { book: Book; area: PrintPageProps['area'] }) {
  const m = useMessages({ en, ar });
  const commaList = useCommaList();
  const [search, setSearch] = useSearchParams();
  const isBooklet = search.get('paper') === 'a5';
  const sheets = useRef<HTMLDivElement>(null);
  const [tooLong, setTooLong] = useState<ReadonlySet<string>>(new Set());
  const onFit = useCallback((page: string, isWhole: boolean) => {
    setTooLong((before) => {
      if (before.has(page) === !isWhole) return before;
      const next = new Set(before);
      if (isWhole) next.delete(page);
      else next.add(page);
      return next;
    });
  }, []);
  const [print, isPreparing] = useExclusive(async () => {
    // Text whose font is on its way would be left out.
    await Promise.all([picturesAreThere(sheets.current), document.fonts.ready]);
    window.print();
  });
  const count = isBooklet ? Math.ceil((book.pages.length + 1) / 4) : book.pages.length + 1;
  const longPages = book.pages.flatMap(({ _id }, index) => (tooLong.has(_id) ? [String(index + 1)] : []));

  return (
    <Page
      title={m.title}
      lead={isBooklet ? m.a5Hint(count) : m.a4Hint(count)}
      breadcrumbs={[{ label: book.title, to: `${area}/books/${book._id}` }]}
      width="wide"
      action={
        <Button
          variant="primary"
          icon={<Printer aria-hidden="true" />}
          loading={isPreparing}
          onClick={() => void print()}
        >
          {m.print}
        </Button>
      }
    >
      <SheetsAlone $size={isBooklet ? 'A4 landscape' : 'A4 portrait'} $margin={isBooklet ? '0' : '18mm'} />
      <Stack gap={24}>
        <RadioGroup
          label={m.format}
          value={isBooklet ? 'a5' : 'a4'}
          inline
          onChange={(paper) => setSearch({ paper }, { replace: true })}
        >
          <Radio value="a4" label={m.formats.a4} />
          <Radio value="a5" label={m.formats.a5} />
        </RadioGroup>
        {isBooklet && longPages.length > 0 && <Banner tone="warning">{m.tooLong(commaList(longPages))}</Banner>}
        <Sheets ref={sheets} data-part="print-sheets" role="group" aria-label={m.preview}>
          {isBooklet ? <BookletSheets book={book} onFit={onFit} /> : <UprightSheets book={book} />}
        </Sheets>
      </Stack>
    </Page>
  );
}

/** A book on paper, or as a PDF: the browser's own dialog makes either. */
export function PrintBookPage({ book, area }: PrintPageProps) {
  const m = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Book', 'print', book),
    queryFn: ({ signal }) => api.getBook({ params: { id: book }, signal }),
    // What is being printed does not change.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <QueryView query={query} errorTitle={m.loadFailed} loadingLabel={m.loading}>
      {(loaded) => <PrintedBook book={loaded} area={area} />}
    </QueryView>
  );
}
