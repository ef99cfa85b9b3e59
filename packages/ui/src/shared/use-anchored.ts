import { useState, type CSSProperties, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

export interface AnchoredOptions {
  /** The side to prefer; the other is taken when there is no room. */
  side?: 'top' | 'bottom' | undefined;
  align?: 'start' | 'center' | undefined;
  /** As wide as the anchor at least. */
  matchWidth?: boolean | undefined;
  gap?: number | undefined;
}

const margin = 8;

function place(anchor: Element, floating: HTMLElement, options: AnchoredOptions): CSSProperties {
  const { side = 'bottom', align = 'start', matchWidth = false, gap = 4 } = options;
  const box = anchor.getBoundingClientRect();
  const width = Math.max(floating.offsetWidth, matchWidth ? box.width : 0);
  const height = floating.scrollHeight + 2;
  const above = box.top - gap - margin;
  const below = window.innerHeight - box.bottom - gap - margin;
  const onTop = side === 'top' ? above >= height || above > below : below < height && above > below;
  const rtl = getComputedStyle(anchor).direction === 'rtl';
  const wanted = align === 'center' ? box.left + (box.width - width) / 2 : rtl ? box.right - width : box.left;
  const left = Math.max(margin, Math.min(wanted, window.innerWidth - width - margin));
  return {
    left,
    ...(onTop
      ? { top: 'auto', bottom: window.innerHeight - box.top + gap }
      : { top: box.bottom + gap, bottom: 'auto' }),
    maxHeight: Math.max(120, Math.min(360, onTop ? above : below)),
    ...(matchWidth ? { minWidth: box.width } : {}),
    maxWidth: window.innerWidth - margin * 2,
  };
}

/**
 * Shows `floating` (an element with `popover="manual"`) in the browser's top layer beside `anchor` while `open`, and keeps it
 * there as the page scrolls. The top layer needs no portal, so language, theme and tab order stay those of the place.
 * @returns the style to give to the floating element.
 */
export function useAnchored(
  open: boolean,
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  options: AnchoredOptions,
): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  const { side, align, matchWidth, gap } = options;

  useIsomorphicLayoutEffect(() => {
    const from = anchor.current;
    const panel = floating.current;
    if (!open || !from || !panel) return;
    if (!panel.matches(':popover-open')) panel.showPopover();
    const update = () => setStyle(place(from, panel, { side, align, matchWidth, gap }));
    update();
    const resized = new ResizeObserver(update);
    resized.observe(panel);
    resized.observe(from);
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
      if (panel.isConnected && panel.matches(':popover-open')) panel.hidePopover();
    };
  }, [open, anchor, floating, side, align, matchWidth, gap]);

  return style;
}
