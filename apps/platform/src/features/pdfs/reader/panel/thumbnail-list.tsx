import { token } from '@rubrica/ui';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../../lib/i18n.ts';
import type { PDFDocumentProxy } from '../document/pdf-js.ts';
import { useDrawing } from '../document/use-drawing.ts';
import { usePage } from '../document/use-page.ts';
import { ar, en } from '../messages.ts';

/** Of each row, with its number and the space below. */
const rowHeight = 184;
/** The room for the drawing. */
const [width, height] = [120, 148];

const Rows = styled.div`
  position: relative;
  block-size: 100%;
  overflow-y: auto;
  & > ol {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ol > li {
    position: absolute;
    inset-inline: 0;
    display: grid;
    justify-items: center;
  }
  & button {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: ${token.space[8]};
    border: 0;
    border-radius: ${token.radius.control};
    background: transparent;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    cursor: pointer;
  }
  & button:hover {
    background: ${token.color.hover};
  }
  & button[aria-current='page'] {
    /* Seen in forced colours, where the others are gone. */
    outline: 2px solid transparent;
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & button:focus-visible {
    outline: 2px solid ${token.color.focus};
  }
  & button > div {
    display: grid;
    place-items: center;
    inline-size: ${width}px;
    block-size: ${height}px;
  }
  & canvas {
    max-inline-size: 100%;
    max-block-size: 100%;
    border: 1px solid ${token.color.line};
    background: white;
  }
`;

interface ThumbnailProps {
  document: PDFDocumentProxy;
  number: number;
  label: string;
  isCurrent: boolean;
  onGo: (page: number) => void;
}

const Thumbnail = memo(function Thumbnail({ document, number, label, isCurrent, onGo }: ThumbnailProps) {
  const holder = useRef<HTMLDivElement>(null);
  const page = usePage(document, number);
  const size = page?.getViewport({ scale: 1 });
  const scale = size ? Math.min(width / size.width, height / size.height) : 1;
  useDrawing(holder, page, { scale, rotation: 0 });
  return (
    <button type="button" aria-label={label} aria-current={isCurrent ? 'page' : undefined} onClick={() => onGo(number)}>
      <div ref={holder} />
      <span aria-hidden="true">{number}</span>
    </button>
  );
});

interface ThumbnailListProps {
  document: PDFDocumentProxy;
  page: number;
  onGo: (page: number) => void;
}

/** Small drawings of all pages, of which those in sight are drawn. */
export function ThumbnailList({ document, page, onGo }: ThumbnailListProps) {
  const messages = useMessages({ en, ar });
  const rows = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: page, last: page });
  const count = document.numPages;

  const look = useCallback(() => {
    const element = rows.current;
    if (!element) return;
    const first = Math.max(1, Math.floor(element.scrollTop / rowHeight));
    const last = Math.min(count, Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + 1);
    setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
  }, [count]);

  useLayoutEffect(() => {
    const element = rows.current;
    if (!element) return;
    const [top, bottom] = [(page - 1) * rowHeight, page * rowHeight];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
    look();
  }, [look, page]);

  const shown = [];
  for (let number = range.first; number <= range.last; number += 1) {
    shown.push(
      <li key={number} style={{ insetBlockStart: (number - 1) * rowHeight }}>
        <Thumbnail
          document={document}
          number={number}
          label={messages.page(number)}
          isCurrent={number === page}
          onGo={onGo}
        />
      </li>,
    );
  }
  return (
    <Rows ref={rows} data-part="thumbnails" onScroll={look}>
      <ol style={{ blockSize: count * rowHeight }}>{shown}</ol>
    </Rows>
  );
}
