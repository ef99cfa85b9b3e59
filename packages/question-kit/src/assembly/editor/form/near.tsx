import { useEffect, useRef, useState, type ReactNode } from 'react';

const margin = '800px 0px';

/**
 * Draws its children once they come near what is in sight, and keeps them; until then `rest` stands in their place, so that
 * a draft of two hundred blocks opens as fast as one of five.
 */
export function Near({ first, rest, children }: { first: boolean; rest: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(first);

  useEffect(() => {
    const node = place.current;
    if (near || !node) return;
    // `scrollMargin` reaches into panes that scroll by themselves; where it is unknown, the block is drawn as it appears.
    const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, options);
    observer.observe(node);
    return () => observer.disconnect();
  }, [near]);

  return near ? children : <div ref={place}>{rest}</div>;
}
