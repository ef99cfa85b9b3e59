import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import { popoverPosition } from './popover-position.ts';

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
      const { innerWidth: width, innerHeight: height } = window;
      setStyle(
        popoverPosition({
          anchor: anchor?.getBoundingClientRect() ?? new DOMRect(width / 2, height / 4, 0, 0),
          panel: { width: floating.offsetWidth, height: floating.scrollHeight },
          window: { width, height },
          isRtl: getComputedStyle(floating).direction === 'rtl',
        }),
      );
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
