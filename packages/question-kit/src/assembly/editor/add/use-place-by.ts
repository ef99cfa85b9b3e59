import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

const gap = 4;
const margin = 8;

/**
 * Shows a `popover="manual"` panel in the browser's top layer beside the element it was opened from, and keeps it there while the
 * page scrolls or changes its size.
 */
export function usePlaceBy(anchor: Element | null, panel: RefObject<HTMLElement | null>): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});

  useLayoutEffect(() => {
    const floating = panel.current;
    if (!floating) return;
    if (!floating.matches(':popover-open')) floating.showPopover();
    const place = () => {
      const box = anchor?.getBoundingClientRect() ?? new DOMRect(window.innerWidth / 2, window.innerHeight / 4, 0, 0);
      const width = floating.offsetWidth;
      const below = window.innerHeight - box.bottom - gap - margin;
      const above = box.top - gap - margin;
      const up = below < Math.min(floating.scrollHeight, 280) && above > below;
      const wanted = getComputedStyle(floating).direction === 'rtl' ? box.right - width : box.left;
      setStyle({
        left: Math.max(margin, Math.min(wanted, window.innerWidth - width - margin)),
        ...(up ? { bottom: window.innerHeight - box.top + gap } : { top: Math.max(margin, box.bottom + gap) }),
        maxHeight: Math.max(160, Math.min(420, up ? above : below)),
      });
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [anchor, panel]);

  return style;
}
