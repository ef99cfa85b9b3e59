import type { Pdf } from '@rubrica/api-client/contract';
import { Banner } from '@rubrica/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import type { Breadcrumb } from '../../../lib/page/breadcrumbs.tsx';
import { WorkspacePage } from '../../../lib/page/workspace-page.tsx';
import { WordsArea } from '../../../lib/words/words-area.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import type { PDFDocumentProxy } from './document/pdf-js.ts';
import type { PageSize, Place } from './layout/page-layout.ts';
import { PagesPane } from './layout/pages-pane.tsx';
import { stepZoom } from './layout/page-layout.ts';
import { useViewport } from './layout/use-viewport.ts';
import { ar, en } from './messages.ts';
import { SelectionBar } from './notes/selection-bar.tsx';
import { noteDraftOf } from './notes/note-draft.ts';
import { useNoteDraft } from './notes/use-note-draft.ts';
import { useNotes } from './notes/use-notes.ts';
import { type PanelTab, SidePanel } from './panel/side-panel.tsx';
import { useReadingPlace } from './place/use-reading-place.ts';
import { PrintDialog } from './print/print-dialog.tsx';
import { type ReaderAction, readerActionOf } from './reader-key.ts';
import { SearchBar } from './search/search-bar.tsx';
import { useSearch } from './search/use-search.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useDarkPages } from './use-dark-pages.ts';

const Panes = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100%;
  & > :is(aside, search),
  & [data-part='pages'] {
    grid-column: 1;
  }
  & [data-part='pages'] {
    grid-row: 2;
  }
  & > search {
    grid-row: 1;
  }
  & > aside {
    grid-row: 1 / 3;
    z-index: 1;
  }
  @media (min-width: 701px) {
    &:has(> aside) {
      grid-template-columns: 300px minmax(0, 1fr);
    }
    &:has(> aside) > search,
    &:has(> aside) [data-part='pages'] {
      grid-column: 2;
    }
  }
`;

interface ReaderProps {
  pdf: Pdf;
  document: PDFDocumentProxy;
  firstSize: PageSize;
  parent: Breadcrumb;
  isStalled: boolean;
}

/** A document that is open: its pages, and the tools to read, search and mark it. */
export function Reader({ pdf, document, firstSize, parent, isStalled }: ReaderProps) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const pageCount = document.numPages;
  const place = useReadingPlace({ ...pdf, pageCount });
  const viewport = useViewport({ pageCount, firstSize, begin: place.begin, onPlace: place.report });
  const { goTo, page, scroller } = viewport;
  const goToPage = useCallback((number: number) => goTo({ page: number, offset: 0 }), [goTo]);
  const search = useSearch(document, { page, goToPage });
  const notes = useNotes(pdf._id);
  const [isDark, toggleDark] = useDarkPages();
  const [isSearching, setSearching] = useState(false);
  const [panel, setPanel] = useState<PanelTab | null>(null);
  const [tab, setTab] = useState<PanelTab>('outline');
  const written = useNoteDraft(pdf._id, notes);
  const [isPrinting, setPrinting] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const openPanel = (next: PanelTab) => {
    setTab(next);
    setPanel(next);
  };
  const togglePanel = () => setPanel(panel === null ? tab : null);
  /** In a narrow window the panel covers the pages. */
  const showPages = () => {
    if (matchMedia('(max-width: 700px)').matches) setPanel(null);
  };
  const goFromPanel = (next: Place) => {
    goTo(next);
    showPages();
  };
  const openSearch = () => {
    setSearching(true);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
  };
  const closeSearch = () => {
    setSearching(false);
    search.setQuery('');
    scroller.current?.focus({ preventScroll: true });
  };
  const download = async () => {
    try {
      const { url } = await api.getFile({ params: { id: pdf.file.id } });
      const link = window.document.createElement('a');
      link.href = url;
      link.download = pdf.file.name;
      link.click();
    } catch (error) {
      toast.error(errorText(error, common, messages.downloadFailed));
    }
  };

  const run: Record<ReaderAction, () => void> = {
    'next-page': () => goToPage(Math.min(pageCount, page + 1)),
    'previous-page': viewport.goBack,
    'first-page': () => goToPage(1),
    'last-page': () => goToPage(pageCount),
    'zoom-in': () => viewport.setZoom(stepZoom(viewport.zoomFactor, 1)),
    'zoom-out': () => viewport.setZoom(stepZoom(viewport.zoomFactor, -1)),
    'fit-width': () => viewport.setZoom('width'),
    rotate: viewport.rotate,
    search: openSearch,
    'next-hit': search.next,
    'previous-hit': search.previous,
    dark: toggleDark,
    panel: togglePanel,
  };
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = event.defaultPrevented ? null : readerActionOf(event);
      if (!action) return;
      event.preventDefault();
      latest.current[action]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    // The arrow keys scroll the pages at once.
    const { activeElement } = window.document;
    if (activeElement === window.document.body || activeElement?.id === 'main')
      scroller.current?.focus({ preventScroll: true, focusVisible: false });
  }, [scroller]);

  return (
    <WorkspacePage
      title={pdf.title}
      parent={parent}
      lead={messages.read(place.readPages.size, pageCount)}
      actions={
        <Toolbar
          viewport={viewport}
          pageCount={pageCount}
          isPanelOpen={panel !== null}
          isDark={isDark}
          onPanel={togglePanel}
          onSearch={openSearch}
          onDark={toggleDark}
          onPrint={pdf.canPrint ? () => setPrinting(true) : undefined}
          onDownload={pdf.canDownload ? () => void download() : undefined}
        />
      }
      notices={
        isStalled && (
          <Banner tone="warning" announce>
            {messages.stalled}
          </Banner>
        )
      }
    >
      <Panes>
        {panel && (
          <SidePanel
            document={document}
            tab={tab}
            onTab={openPanel}
            onClose={() => setPanel(null)}
            page={page}
            search={search}
            notes={notes}
            written={written}
            onGo={goFromPanel}
            onLeave={showPages}
          />
        )}
        {isSearching && <SearchBar search={search} pageCount={pageCount} field={field} onClose={closeSearch} />}
        <WordsArea source={pdf.title}>
          <PagesPane document={document} viewport={viewport} search={search} notes={notes.items} isDark={isDark} />
        </WordsArea>
        <SelectionBar
          pane={scroller}
          notes={notes}
          onAnnotate={(note) => {
            openPanel('notes');
            written.begin(noteDraftOf(note));
          }}
        />
      </Panes>
      {isPrinting && <PrintDialog document={document} page={page} onClose={() => setPrinting(false)} />}
    </WorkspacePage>
  );
}
