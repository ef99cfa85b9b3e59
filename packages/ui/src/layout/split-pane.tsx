import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../provider/context.ts';
import { token } from '../theme/tokens.ts';

export interface SplitPaneProps {
  /** At the start of the line. */
  start: ReactNode;
  end: ReactNode;
  /** Names the start side, which can take the focus to be scrolled by keys. */
  startLabel?: string | undefined;
  /** Names the end side. */
  endLabel?: string | undefined;
  /** The divider's name; "Resize the two sides" unless told. */
  label?: string | undefined;
  /** The start side's share, from 0 to 1, when the host keeps it. */
  fraction?: number | undefined;
  defaultFraction?: number | undefined;
  onFractionChange?: ((fraction: number) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  className?: string | undefined;
}

/** A place that scrolls can take the focus, so that the arrow keys can scroll it. */
const scrollable = { tabIndex: 0 };

const Panes = styled.div`
  container-type: inline-size;
  block-size: 100%;
  min-block-size: 0;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, var(--share)) auto minmax(0, 1fr);
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
  /* Too narrow for two: one below the other, and nothing to drag. */
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

/** Two sides that scroll by themselves, and a divider that can be dragged or moved by the arrow keys. */
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
  const { messages, dir } = useUi();
  const [own, setOwn] = useState(defaultFraction);
  const [dragging, setDragging] = useState(false);
  const panes = useRef<HTMLDivElement>(null);
  const share = fraction ?? own;

  const set = (next: number) => {
    const kept = Math.min(max, Math.max(min, next));
    setOwn(kept);
    onFractionChange?.(kept);
  };

  const onPointerMove = (event: PointerEvent) => {
    const box = panes.current?.getBoundingClientRect();
    if (!dragging || !box || box.width === 0) return;
    set(dir === 'rtl' ? (box.right - event.clientX) / box.width : (event.clientX - box.left) / box.width);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.02;
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const next =
      event.key === forward
        ? share + step
        : event.key === back
          ? share - step
          : event.key === 'Home'
            ? min
            : event.key === 'End'
              ? max
              : null;
    if (next === null) return;
    event.preventDefault();
    set(next);
  };

  return (
    <Panes className={className}>
      <div ref={panes} style={{ ['--share' as string]: `${(share * 100).toFixed(2)}%` }}>
        <section data-part="pane" aria-label={startLabel ?? messages.firstPane} {...scrollable}>
          {start}
        </section>
        {/* A separator that can be focused is a widget (ARIA 1.2), so it is not the plain line of `<hr>`. */}
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `<hr>` cannot hold a value
          role="separator"
          tabIndex={0}
          aria-orientation="vertical"
          aria-label={label ?? messages.resizePanes}
          aria-valuenow={Math.round(share * 100)}
          aria-valuemin={Math.round(min * 100)}
          aria-valuemax={Math.round(max * 100)}
          data-dragging={dragging ? '' : undefined}
          onKeyDown={onKeyDown}
          onDoubleClick={() => set(defaultFraction)}
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
        <section data-part="pane" aria-label={endLabel ?? messages.secondPane} {...scrollable}>
          {end}
        </section>
      </div>
    </Panes>
  );
}
