import type { PdfNote } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { memo, type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PDFDocumentProxy } from '../document/pdf-js.ts';
import { readPageLinks, type PageLink } from '../document/page-links.ts';
import { useDrawing } from '../document/use-drawing.ts';
import { usePage } from '../document/use-page.ts';
import { rangeOf, type TextRuns, useTextLayer } from '../document/use-text-layer.ts';
import { paint } from '../notes/colours.ts';
import type { Hit } from '../search/find-hits.ts';
import type { PageBox, PageSize } from './page-layout.ts';
import { joinLines, type Rectangle, toRectangle } from './rectangles.ts';
import { TextStyle } from './text-style.ts';

const Paper = styled.section`
  position: absolute;
  overflow: clip;
  background: white;
  box-shadow: ${token.shadow.float};

  & > [data-part='drawing'],
  & > [data-part='drawing'] > canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  &[data-dark] > [data-part='drawing'] {
    filter: invert(0.88) hue-rotate(180deg);
  }
  &[data-dark] {
    background: black;
  }
  & > [data-part='marks'] {
    position: absolute;
    inset-block-start: 0;
    left: 0;
    transform-origin: 0 0;
    pointer-events: none;
  }
  & > [data-main-rotation='90'] {
    transform: rotate(90deg) translateY(-100%);
  }
  & > [data-main-rotation='180'] {
    transform: rotate(180deg) translate(-100%, -100%);
  }
  & > [data-main-rotation='270'] {
    transform: rotate(270deg) translateX(-100%);
  }
  & > [data-part='marks'] > * {
    position: absolute;
    border-radius: 2px;
  }
  & [data-mark] {
    mix-blend-mode: multiply;
  }
  &[data-dark] [data-mark] {
    opacity: 0.35;
    mix-blend-mode: normal;
  }
  & [data-hit] {
    background: moccasin;
    mix-blend-mode: multiply;
  }
  & [data-hit='current'] {
    background: orange;
    outline: 2px solid darkorange;
  }
  &[data-dark] [data-hit] {
    opacity: 0.45;
    mix-blend-mode: normal;
  }
  & > [data-part='marks'] > :is(a, button) {
    padding: 0;
    border: 0;
    background: transparent;
    cursor: pointer;
    pointer-events: auto;
  }
  & > [data-part='marks'] > :is(a, button):hover {
    background: ${token.color.accent};
    opacity: 0.15;
  }
  & > [data-part='marks'] > :is(a, button):focus-visible {
    outline: 2px solid ${token.color.focus};
  }
`;

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
const boxStyle = ({ x, y, width, height }: Rectangle) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

interface PageViewProps {
  document: PDFDocumentProxy;
  number: number;
  label: string;
  box: PageBox;
  /** The left edge of the page, from that of the document. */
  left: number;
  /** CSS pixels for a point. */
  scale: number;
  rotation: number;
  isDark: boolean;
  notes: readonly PdfNote[];
  hits: readonly Hit[];
  currentHit: Hit | null;
  /** Whether the current hit is to be brought into sight. */
  isRevealing: boolean;
  onRevealed: () => void;
  onSize: (page: number, size: PageSize) => void;
  onFollow: (destination: unknown) => void;
}

/** One page: its drawing, its text, and what is marked on it. */
export const PageView = memo(function PageView(props: PageViewProps) {
  const { document, number, box, left, scale, rotation, notes, hits, currentHit, isRevealing, onRevealed } = props;
  const { onSize, onFollow } = props;
  const [drawing, text] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const page = usePage(document, number);
  useDrawing(drawing, page, { scale, rotation });
  const runs = useTextLayer(text, page, rotation);
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  const turned = ((page?.rotate ?? 0) + rotation) % 360;
  const found = useHitRectangles(runs, hits, turned);

  useEffect(() => {
    if (!page) return;
    const { width, height } = page.getViewport({ scale: 1 });
    onSize(number, { width, height });
    let isLeft = false;
    const loadLinks = async () => {
      // Without its links a page can still be read.
      const read = await readPageLinks(page).catch(() => []);
      if (!isLeft) setLinks(read);
    };
    void loadLinks();
    return () => {
      isLeft = true;
    };
  }, [number, onSize, page]);

  const revealed = useRef<HTMLDivElement>(null);
  const currentIndex = currentHit ? hits.indexOf(currentHit) : -1;
  useEffect(() => {
    if (!isRevealing || currentIndex === -1 || !found[currentIndex]) return;
    revealed.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
    onRevealed();
  }, [currentIndex, found, isRevealing, onRevealed]);

  const isTurned = turned % 180 !== 0;
  const [width, height] = isTurned ? [box.height, box.width] : [box.width, box.height];
  const place: CSSProperties & { '--total-scale-factor': number } = {
    top: box.top,
    left,
    width: box.width,
    height: box.height,
    // By which pdf.js sizes the text.
    '--total-scale-factor': scale,
  };
  return (
    <Paper
      aria-label={props.label}
      data-page={number}
      data-rotation={turned}
      data-dark={props.isDark ? '' : undefined}
      style={place}
    >
      <div ref={drawing} data-part="drawing" aria-hidden="true" />
      <div data-part="marks" data-main-rotation={turned} style={{ width, height }}>
        {notes.flatMap(({ _id, colour, rectangles }) =>
          rectangles.map((rectangle, index) => (
            <div
              key={`${_id} ${String(index)}`}
              data-mark={_id}
              style={{ ...boxStyle(rectangle), background: paint[colour] }}
            />
          )),
        )}
        {found.flatMap((rectangles, hit) =>
          rectangles.map((rectangle, index) => (
            <div
              key={`${String(hit)} ${String(index)}`}
              ref={hit === currentIndex && index === 0 ? revealed : undefined}
              data-hit={hit === currentIndex ? 'current' : ''}
              style={boxStyle(rectangle)}
            />
          )),
        )}
      </div>
      <TextStyle ref={text} data-part="text" />
      {links.length > 0 && (
        <div data-part="marks" data-main-rotation={turned} style={{ width, height }}>
          {links.map(({ rectangle, url, destination }, index) =>
            url === null ? (
              <button
                key={index}
                type="button"
                aria-label={props.label}
                style={boxStyle(rectangle)}
                onClick={() => onFollow(destination)}
              />
            ) : (
              <a
                key={index}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={url}
                style={boxStyle(rectangle)}
              />
            ),
          )}
        </div>
      )}
    </Paper>
  );
});

/** Where the hits of a page are, once its text is laid out. */
function useHitRectangles(runs: TextRuns | null, hits: readonly Hit[], rotation: number): readonly Rectangle[][] {
  return useMemo(() => {
    if (!runs) return [];
    const page = runs.layer.getBoundingClientRect();
    return hits.map((hit) => {
      const boxes = rangeOf(runs, hit)?.getClientRects() ?? [];
      return joinLines([...boxes].map((box) => toRectangle(box, page, rotation)));
    });
  }, [hits, rotation, runs]);
}
