import type { PdfNote } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../../lib/i18n.ts';
import { placeOf } from '../document/page-links.ts';
import type { PDFDocumentProxy } from '../document/pdf-js.ts';
import { ar, en } from '../messages.ts';
import type { DocumentSearch } from '../search/use-search.ts';
import { PageView } from './page-view.tsx';
import type { Viewport } from './use-viewport.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

const Scroller = styled.section`
  position: relative;
  block-size: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  /* Two fingers zoom the document: the browser does not zoom the whole page. */
  touch-action: pan-x pan-y;
  background: ${token.color.sunken};
  outline-offset: -2px;
  & > div {
    position: relative;
  }
  &[data-dark] {
    background: ${token.color.media};
  }
`;

interface PagesPaneProps {
  document: PDFDocumentProxy;
  viewport: Viewport;
  search: DocumentSearch;
  notes: readonly PdfNote[];
  isDark: boolean;
}

const noNotes: readonly PdfNote[] = [];

/** The pages below each other, of which those near the view are drawn. Left to right in any language: paper is not mirrored. */
export function PagesPane({ document, viewport, search, notes, isDark }: PagesPaneProps) {
  const messages = useMessages({ en, ar });
  const { scroller, layout, contentWidth, range, look, goTo, setPageSize } = viewport;
  const notesByPage = useMemo(() => Map.groupBy(notes, ({ page }) => page), [notes]);

  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const onScroll = () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(look);
  };

  useZoomGestures(scroller, viewport);

  const follow = useCallback(
    (destination: unknown) => {
      placeOf(document, destination).then(
        (place) => place && goTo(place),
        // A link of the file that leads nowhere.
        () => {},
      );
    },
    [document, goTo],
  );

  const pages = [];
  for (let number = range.first; number <= range.last && viewport.isMeasured; number += 1) {
    const box = layout.boxes[number - 1];
    if (!box) continue;
    pages.push(
      <PageView
        key={number}
        document={document}
        number={number}
        label={messages.page(number)}
        box={box}
        left={Math.floor((contentWidth - box.width) / 2)}
        scale={viewport.scale}
        rotation={viewport.rotation}
        isDark={isDark}
        notes={notesByPage.get(number) ?? noNotes}
        hits={search.hitsOn(number)}
        currentHit={search.current?.page === number ? search.current : null}
        isRevealing={search.isRevealing && search.current?.page === number}
        onRevealed={search.onRevealed}
        onSize={setPageSize}
        onFollow={follow}
      />,
    );
  }

  return (
    <Scroller
      ref={scroller}
      dir="ltr"
      aria-label={messages.pages}
      data-part="pages"
      data-dark={isDark ? '' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the arrow keys need a place to focus
      tabIndex={0}
      onScroll={onScroll}
    >
      <div style={{ inlineSize: contentWidth, blockSize: layout.height }}>{pages}</div>
    </Scroller>
  );
}
