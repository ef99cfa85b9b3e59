import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { layoutMessages } from '../messages/layout.ts';
import { useUi } from '../provider/context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { token } from '../theme/tokens.ts';

export interface PaneDividerProps {
  /** The pane that the divider resizes: the one before it, or the one after it. */
  pane: 'start' | 'end';
  /** Width of that pane as a fraction of the container, from 0 to 1; `null` while it has the width of the host's layout. */
  fraction: number | null;
  onFractionChange: (fraction: number) => void;
  /** Restores the first width; called on a double click. */
  onReset: () => void;
  /** Smallest fraction. Default: 0.25. */
  min?: number | undefined;
  /** Largest fraction. Default: 0.75. */
  max?: number | undefined;
  /** Accessible name. Default: "Resize the panes". */
  label?: string | undefined;
}

/** As wide as a pointer needs, and without a width in the layout: the line is where the panes meet. */
const Divider = styled.div`
  position: relative;
  z-index: 1;
  inline-size: 13px;
  margin-inline: -6px -7px;
  cursor: col-resize;
  touch-action: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 6px;
    inline-size: 1px;
    background: ${token.color.line};
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 18px);
    inset-inline-start: 4px;
    inline-size: 5px;
    block-size: 36px;
    border-radius: 3px;
    background: ${token.color.lineStrong};
    transition: background-color ${token.motion.fast} ${token.motion.ease};
  }
  &:is(:hover, :focus-visible, [data-dragging])::after {
    background: ${token.color.accent};
  }
  @media (pointer: coarse) {
    inline-size: 25px;
    margin-inline: -12px -13px;
    &::before {
      inset-inline-start: 12px;
    }
    &::after {
      inset-inline-start: 10px;
    }
  }
  @media (forced-colors: active) {
    &::before,
    &::after {
      background: CanvasText;
    }
  }
  @media print {
    display: none;
  }
`;

/** The width of the divider's pane as a fraction of the container, as it is laid out. */
function measure(divider: HTMLElement, pane: PaneDividerProps['pane']): number {
  const total = divider.parentElement?.clientWidth ?? 0;
  const sibling = pane === 'start' ? divider.previousElementSibling : divider.nextElementSibling;
  return total === 0 || !sibling ? 0 : sibling.getBoundingClientRect().width / total;
}

/**
 * A line between two panes that is moved by dragging or by the arrow keys; Home and End go to the limits, and a double click
 * restores the first width. The panes are the elements before and after it, in a container that is as wide as both.
 */
export function PaneDivider(props: PaneDividerProps) {
  const { pane, fraction, onFractionChange, onReset, min = 0.25, max = 0.75, label } = props;
  const { dir } = useUi();
  const messages = useMessages(layoutMessages);
  const divider = useRef<HTMLDivElement>(null);
  const [laidOut, setLaidOut] = useState(min);
  const [drag, setDrag] = useState<{ fromX: number; fromFraction: number } | null>(null);
  const current = fraction ?? laidOut;

  useIsomorphicLayoutEffect(() => {
    const element = divider.current;
    if (fraction !== null || !element?.parentElement) return;
    const observer = new ResizeObserver(() => setLaidOut(measure(element, pane)));
    observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [fraction, pane]);

  const change = (next: number) => onFractionChange(Math.min(max, Math.max(min, next)));
  /** Which way the pane grows: 1 to the right, -1 to the left. */
  const grows = (dir === 'rtl') === (pane === 'start') ? -1 : 1;

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const total = event.currentTarget.parentElement?.clientWidth ?? 0;
    if (drag && total > 0) change(drag.fromFraction + (grows * (event.clientX - drag.fromX)) / total);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A key may come before the observer has measured anything.
    const from = fraction ?? measure(event.currentTarget, pane);
    const step = grows * (event.shiftKey ? 0.1 : 0.02);
    const keys: Readonly<Record<string, number>> = {
      ArrowRight: from + step,
      ArrowLeft: from - step,
      Home: min,
      End: max,
    };
    const next = keys[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(next);
  };

  return (
    // A focusable separator is a widget with a value (ARIA 1.2), which `<hr>` is not.
    <Divider
      ref={divider}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `<hr>` cannot have a value
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label ?? messages.resizePanes}
      aria-valuenow={Math.round(current * 100)}
      aria-valuemin={Math.round(min * 100)}
      aria-valuemax={Math.round(max * 100)}
      data-dragging={drag ? '' : undefined}
      onKeyDown={onKeyDown}
      onDoubleClick={onReset}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        setDrag({ fromX: event.clientX, fromFraction: measure(event.currentTarget, pane) });
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => setDrag(null)}
      onPointerCancel={() => setDrag(null)}
    />
  );
}
