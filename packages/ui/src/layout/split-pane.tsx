import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layoutMessages } from '../messages/layout.ts';
import { useMessages } from '../provider/use-messages.ts';
import { cssVariables } from '../shared/css-variables.ts';
import { PaneDivider } from './pane-divider.tsx';
import { useRememberedFraction } from './use-remembered-fraction.ts';

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
  /** Keeps the fraction on this device under this name. */
  rememberAs?: string | undefined;
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
  const { start, end, startLabel, endLabel, label, defaultFraction = 0.5, onFractionChange, min, max } = props;
  const messages = useMessages(layoutMessages);
  const [ownFraction, setOwnFraction] = useRememberedFraction(props.rememberAs);
  const fraction = props.fraction ?? ownFraction ?? defaultFraction;
  return (
    <Panes className={props.className}>
      <div style={cssVariables({ '--start-width': `${(fraction * 100).toFixed(2)}%` })}>
        <section data-part="pane" aria-label={startLabel ?? messages.firstPane} {...scrollableProps}>
          {start}
        </section>
        <PaneDivider
          pane="start"
          fraction={fraction}
          min={min}
          max={max}
          label={label}
          onFractionChange={(next) => {
            setOwnFraction(next);
            onFractionChange?.(next);
          }}
          onReset={() => {
            setOwnFraction(null);
            onFractionChange?.(defaultFraction);
          }}
        />
        <section data-part="pane" aria-label={endLabel ?? messages.secondPane} {...scrollableProps}>
          {end}
        </section>
      </div>
    </Panes>
  );
}
