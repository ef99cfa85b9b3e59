import type { BookPage } from '@rubrica/api-client/contract';
import { useEffect, useRef } from 'react';
import { BookPageView } from '../../../lib/books/book-page-view.tsx';

interface FittedPageProps {
  page: BookPage;
  language: 'en' | 'ar';
  /** Told whether the page has room, in its smallest text at last. */
  onFit: (page: BookPage['_id'], isWhole: boolean) => void;
}

const scales = [1, 0.9, 0.8, 0.7, 0.6];

/** Makes the text of an element smaller until it has room. Returns whether it has. */
function fit(element: HTMLElement): boolean {
  return scales.some((scale) => {
    element.style.setProperty('--fit', String(scale));
    return element.scrollHeight <= element.clientHeight;
  });
}

/** A page whose text is as large as its half of a sheet allows. */
export function FittedPage({ page, language, onFit }: FittedPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { _id: id } = page;
  useEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (!outer || !inner) return;
    // Pictures and fonts come later. In the next frame, because fitting is a change of size itself.
    let frameId = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frameId);
      frameId = requestAnimationFrame(() => onFit(id, fit(outer)));
    });
    observer.observe(inner);
    return () => {
      cancelAnimationFrame(frameId);
      observer.disconnect();
    };
  }, [id, onFit]);
  return (
    <div ref={frame} data-part="fitted">
      <div ref={content}>
        <BookPageView page={page} language={language} />
      </div>
    </div>
  );
}
