import { useState, type CSSProperties, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

export interface AnchoredOptions {
  /** The preferred side; the other one is used when there is not enough space. Default: `bottom`. */
  side?: 'top' | 'bottom' | undefined;
  align?: 'start' | 'center' | undefined;
  /** Makes the panel at least as wide as the anchor. */
  matchWidth?: boolean | undefined;
  /** Distance from the anchor in px. Default: 4. */
  gapPx?: number | undefined;
  /** Id of the anchor's label, which a panel above the anchor leaves in sight. */
  labelId?: string | undefined;
}

const viewportMarginPx = 8;

/** How far down there is room: a panel in a dialog leaves the dialog's buttons free, which are the next step. */
function endOf(anchor: Element): number {
  const footer = anchor.closest('[role="dialog"]')?.querySelector(':scope > [data-part="footer"]');
  if (!footer || footer.contains(anchor)) return window.innerHeight;
  return Math.min(window.innerHeight, footer.getBoundingClientRect().top);
}

/** Where a panel above may end: at the anchor, or at its label where that is shown. */
function topOf(anchor: Element, labelId: string | undefined): number {
  const { top } = anchor.getBoundingClientRect();
  const label = labelId === undefined ? null : document.getElementById(labelId);
  return label ? Math.min(top, label.getBoundingClientRect().top) : top;
}

function positionOf(anchor: Element, floating: HTMLElement, options: AnchoredOptions): CSSProperties {
  const { side = 'bottom', align = 'start', matchWidth = false, gapPx = 4, labelId } = options;
  const box = anchor.getBoundingClientRect();
  const top = topOf(anchor, labelId);
  const width = Math.max(floating.offsetWidth, matchWidth ? box.width : 0);
  const height = floating.scrollHeight + 2;
  const above = top - gapPx - viewportMarginPx;
  const below = endOf(anchor) - box.bottom - gapPx - viewportMarginPx;
  const isAbove = side === 'top' ? above >= height || above > below : below < height && above > below;
  const rtl = getComputedStyle(anchor).direction === 'rtl';
  const preferredLeft = align === 'center' ? box.left + (box.width - width) / 2 : rtl ? box.right - width : box.left;
  const left = Math.max(viewportMarginPx, Math.min(preferredLeft, window.innerWidth - width - viewportMarginPx));
  return {
    left,
    ...(isAbove
      ? { top: 'auto', bottom: window.innerHeight - top + gapPx }
      : { top: box.bottom + gapPx, bottom: 'auto' }),
    maxHeight: Math.max(120, Math.min(360, isAbove ? above : below)),
    ...(matchWidth ? { minWidth: box.width } : {}),
    maxWidth: window.innerWidth - viewportMarginPx * 2,
  };
}

/**
 * Shows `floating` (an element with `popover="manual"`) in the browser's top layer beside `anchor` while `open`, and keeps it
 * there as the page scrolls. The top layer needs no portal, so the element keeps the language, theme and tab order of its
 * place in the page.
 * @returns the style of the floating element.
 */
export function useAnchored(
  open: boolean,
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  options: AnchoredOptions,
): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  const { side, align, matchWidth, gapPx, labelId } = options;

  useIsomorphicLayoutEffect(() => {
    const anchorElement = anchor.current;
    const panel = floating.current;
    if (!open || !anchorElement || !panel) return;
    if (!panel.matches(':popover-open')) panel.showPopover();
    const update = () => setStyle(positionOf(anchorElement, panel, { side, align, matchWidth, gapPx, labelId }));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(panel);
    observer.observe(anchorElement);
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, { capture: true });
      if (panel.isConnected && panel.matches(':popover-open')) panel.hidePopover();
    };
  }, [open, anchor, floating, side, align, matchWidth, gapPx, labelId]);

  return style;
}
