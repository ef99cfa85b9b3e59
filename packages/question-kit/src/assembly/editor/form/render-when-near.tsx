import { useEffect, useRef, useState, type ReactNode } from 'react';

const observerMargin = '800px 0px';

/**
 * Renders its children once they are near the viewport, and keeps them; until then it renders `placeholder`. With it a draft
 * of two hundred blocks opens as fast as one of five.
 */
export function RenderWhenNear({
  isRenderedAtOnce,
  placeholder,
  children,
}: {
  isRenderedAtOnce: boolean;
  placeholder: ReactNode;
  children: ReactNode;
}) {
  const placeholderRef = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isRenderedAtOnce);

  useEffect(() => {
    const node = placeholderRef.current;
    if (isNear || !node) return;
    // `scrollMargin` reaches into panes that scroll by themselves; where it is not supported, the block renders when it becomes visible.
    const options: IntersectionObserverInit & { scrollMargin: string } = {
      rootMargin: observerMargin,
      scrollMargin: observerMargin,
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, options);
    observer.observe(node);
    return () => observer.disconnect();
  }, [isNear]);

  return isNear ? children : <div ref={placeholderRef}>{placeholder}</div>;
}
