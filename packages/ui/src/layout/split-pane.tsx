import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { layoutMessages } from '../messages/layout.ts';
import { useUi } from '../provider/context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { cssVariables } from '../shared/css-variables.ts';
import { token } from '../theme/tokens.ts';

export interface SplitPaneProps {
  /** Content of the pane at the start of the line. */
  start: ReactNode;
  /** Content of the pane at the end of the line. */
  end: ReactNode;
  /** Accessible name of the start pane, which is focusable so that keys can scroll it. */
  startLabel?: string | undefined;
  /** Accessible name of the end pane. */
  endLabel?: string | undefined;
  /** Accessible name of the divider. Default: "Resize the panes". */
  label?: string | undefined;
  /** Width of the start pane as a fraction from 0 to 1, if the host controls it. */
  fraction?: number | undefined;
  /** Initial fraction, which a double click restores. Default: 0.5. */
  defaultFraction?: number | undefined;
  onFractionChange?: ((fraction: number) => void) | undefined;
  /** Smallest fraction. Default: 0.25. */
  min?: number | undefined;
  /** Largest fraction. Default: 0.75. */
  max?: number | undefined;
  className?: string | undefined;
}

/** Scrollable panes are focusable, so that the arrow keys can scroll them. */
const scrollableProps = { tabIndex: 0 };

const Panes = styled.div`
  container-type: inline-size;
  block-size: 100%;
  min-block-size: 0;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, var(--start-width)) auto minmax(0, 1fr);
    block-size: 100%;
    min-block-size: 0;
  }
  & > div > [data-part='pane'] {
    min-inline-size: 0;
    overflow: auto;
    outline-offset: -2px;
  }
  & > div > [role='separator'] {
    position: relative;
    inline-size: 13px;
    cursor: col-resize;
    touch-action: none;
    outline-offset: -2px;
  }
  & > div > [role='separator']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 6px;
    inline-size: 1px;
    background: ${token.color.line};
  }
  & > div > [role='separator']::after {
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
  & > div > [role='separator']:is(:hover, :focus-visible, [data-dragging])::after {
    background: ${token.color.accent};
  }
  /* Narrow containers stack the panes and hide the divider. */
  @container (max-width: 640px) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      block-size: auto;
    }
    & > div > [role='separator'] {
      display: none;
    }
  }
`;

/** Two panes with independent scrolling and a divider that is moved by dragging or by the arrow keys. */
export function SplitPane(props: SplitPaneProps) {
  const {
    start,
    end,
    startLabel,
    endLabel,
    label,
    fraction,
    defaultFraction = 0.5,
    onFractionChange,
    min = 0.25,
    max = 0.75,
    className,
  } = props;
  const { dir } = useUi();
  const messages = useMessages(layoutMessages);
  const [ownFraction, setOwnFraction] = useState(defaultFraction);
  const [dragging, setDragging] = useState(false);
  const panes = useRef<HTMLDivElement>(null);
  const startFraction = fraction ?? ownFraction;

  const setFraction = (next: number) => {
    const clamped = Math.min(max, Math.max(min, next));
    setOwnFraction(clamped);
    onFractionChange?.(clamped);
  };

  const onPointerMove = (event: PointerEvent) => {
    const box = panes.current?.getBoundingClientRect();
    if (!dragging || !box || box.width === 0) return;
    setFraction(dir === 'rtl' ? (box.right - event.clientX) / box.width : (event.clientX - box.left) / box.width);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.02;
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const next =
      event.key === forward
        ? startFraction + step
        : event.key === back
          ? startFraction - step
          : event.key === 'Home'
            ? min
            : event.key === 'End'
              ? max
              : null;
    if (next === null) return;
    event.preventDefault();
    setFraction(next);
  };

  return (
    <Panes className={className}>
      <div ref={panes} style={cssVariables({ '--start-width': `${(startFraction * 100).toFixed(2)}%` })}>
        <section data-part="pane" aria-label={startLabel ?? messages.firstPane} {...scrollableProps}>
          {start}
        </section>
        {/* A focusable separator is a widget with a value (ARIA 1.2), which `<hr>` is not. */}
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `<hr>` cannot have a value
          role="separator"
          tabIndex={0}
          aria-orientation="vertical"
          aria-label={label ?? messages.resizePanes}
          aria-valuenow={Math.round(startFraction * 100)}
          aria-valuemin={Math.round(min * 100)}
          aria-valuemax={Math.round(max * 100)}
          data-dragging={dragging ? '' : undefined}
          onKeyDown={onKeyDown}
          onDoubleClick={() => setFraction(defaultFraction)}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            event.currentTarget.focus({ preventScroll: true });
            setDragging(true);
          }}
          onPointerMove={onPointerMove}
          onPointerUp={() => setDragging(false)}
          onPointerCancel={() => setDragging(false)}
        />
        <section data-part="pane" aria-label={endLabel ?? messages.secondPane} {...scrollableProps}>
          {end}
        </section>
      </div>
    </Panes>
  );
}
