const gapPx = 4;
const marginPx = 8;

/** The edges of an element in the window, as `getBoundingClientRect` gives them. */
export type Edges = Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;

export interface PopoverRoom {
  anchor: Edges;
  /** The panel with all of its content. */
  panel: { width: number; height: number };
  window: { width: number; height: number };
  isRtl: boolean;
}

export interface PopoverPosition {
  left: number;
  top?: number;
  bottom?: number;
  maxHeight: number;
}

const maxHeightPx = 420;
/** Lower than this, a panel is too low to choose from. */
const minHeightPx = 280;

/**
 * Where a panel opens: below its anchor, above it where there is more room, over the beginning of one that leaves room on neither side, such as
 * a whole pane, and wholly inside the window wherever the anchor is.
 */
export function popoverPosition({ anchor, panel, window, isRtl }: PopoverRoom): PopoverPosition {
  const below = window.height - anchor.bottom - gapPx - marginPx;
  const above = anchor.top - gapPx - marginPx;
  const wantedHeight = Math.min(panel.height, minHeightPx);
  const isBelow = below >= wantedHeight;
  const isAbove = !isBelow && above >= wantedHeight;
  const wanted = isRtl ? anchor.right - panel.width : anchor.left;
  const room = isBelow ? below : isAbove ? above : window.height;
  const maxHeight = Math.min(maxHeightPx, room, window.height - 2 * marginPx);
  // An element as high as the window leaves no room beside it, and one that is scrolled out of it is beside no room.
  const inWindow = (distance: number) => Math.max(marginPx, Math.min(distance, window.height - marginPx - maxHeight));
  return {
    left: Math.max(marginPx, Math.min(wanted, window.width - panel.width - marginPx)),
    ...(isAbove
      ? { bottom: inWindow(window.height - anchor.top + gapPx) }
      : { top: inWindow((isBelow ? anchor.bottom : anchor.top) + gapPx) }),
    maxHeight,
  };
}
