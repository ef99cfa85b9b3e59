import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

const gapPx = 4;
const marginPx = 8;

/**
 * Shows a `popover="manual"` panel in the browser's top layer beside the element it was opened from, and keeps it there while the
 * page scrolls or changes its size.
 */
export function usePopoverPosition(anchor: Element | null, panel: RefObject<HTMLElement | null>): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});

  useLayoutEffect(() => {
    const floating = panel.current;
    if (!floating) return;
    if (!floating.matches(':popover-open')) floating.showPopover();
    const updatePosition = () => {
      const box = anchor?.getBoundingClientRect() ?? new DOMRect(window.innerWidth / 2, window.innerHeight / 4, 0, 0);
      const width = floating.offsetWidth;
      const below = window.innerHeight - box.bottom - gapPx - marginPx;
      const above = box.top - gapPx - marginPx;
      const up = below < Math.min(floating.scrollHeight, 280) && above > below;
      const wanted = getComputedStyle(floating).direction === 'rtl' ? box.right - width : box.left;
      const maxHeight = Math.max(160, Math.min(420, up ? above : below));
      // An element as high as the window leaves no room beside it; the panel is then over it.
      const furthest = window.innerHeight - marginPx - maxHeight;
      setStyle({
        left: Math.max(marginPx, Math.min(wanted, window.innerWidth - width - marginPx)),
        ...(up
          ? { bottom: Math.min(window.innerHeight - box.top + gapPx, furthest) }
          : { top: Math.min(Math.max(marginPx, box.bottom + gapPx), furthest) }),
        maxHeight,
      });
    };
    updatePosition();
    window.addEventListener('resize', updatePosition);
    window.addEventListener('scroll', updatePosition, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', updatePosition);
      window.removeEventListener('scroll', updatePosition, { capture: true });
    };
  }, [anchor, panel]);

  return style;
}
