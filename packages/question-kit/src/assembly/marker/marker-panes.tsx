import { PaneDivider, useRememberedFraction } from '@rubrica/ui';
import { useMemo, useState, type CSSProperties, type FocusEvent, type ReactNode } from 'react';
import { PromptFold, PromptFoldContext } from '../../primitives/marker/prompt-fold.tsx';
import type { ViewMessages } from '../../primitives/messages/messages.ts';
import { BlockAnswer, BlockMarksGroup, type MarkerBlockProps } from './marker-block.tsx';

interface MarkerPanesProps {
  blocks: readonly MarkerBlockProps[];
  total: ReactNode;
  stimulus: ReactNode;
  stimulusTitle: string | undefined;
  /** Whether the prompts are open; held here where the host does not say. */
  isPromptOpen: boolean | undefined;
  onPromptToggle: ((isOpen: boolean) => void) | undefined;
  /** What stands below the marks and does not scroll. */
  footer: ReactNode;
  messages: ViewMessages;
  lang: string;
}

/** The answers and the marks in panes of their own: beside each other, or the marks below where it is narrow. */
export function MarkerPanes(props: MarkerPanesProps) {
  const { blocks, total, stimulus, stimulusTitle, isPromptOpen, onPromptToggle, footer, messages, lang } = props;
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = isPromptOpen ?? isOpenHere;
  const folds = useMemo(() => {
    const onToggle = (open: boolean) => {
      setOpenHere(open);
      onPromptToggle?.(open);
    };
    return { isOpen, onToggle };
  }, [isOpen, onPromptToggle]);

  return (
    <PromptFoldContext.Provider value={folds}>
      <MarkerColumns
        label={messages.resizeMarks}
        answers={
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a pane that scrolls can be scrolled by keys
          <div className="rb-pane" data-pane="answers" role="region" aria-label={messages.answersPane} tabIndex={0}>
            {stimulus !== null && stimulus !== false && (
              <PromptFold title={stimulusTitle ?? messages.stimulus} lang={lang}>
                {stimulus}
              </PromptFold>
            )}
            {blocks.map((block) => (
              <BlockAnswer key={block.block.id ?? block.index} {...block} />
            ))}
          </div>
        }
        marks={
          <div className="rb-side" data-density="compact">
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a pane that scrolls can be scrolled by keys */}
            <div className="rb-pane" data-pane="marks" role="region" aria-label={messages.marksPane} tabIndex={0}>
              {total}
              {blocks.map((block) => (
                <BlockMarksGroup key={block.block.id ?? block.index} {...block} />
              ))}
            </div>
            {footer}
          </div>
        }
      />
    </PromptFoldContext.Provider>
  );
}

interface MarkerColumnsProps {
  /** Accessible name of the divider. */
  label: string;
  answers: ReactNode;
  marks: ReactNode;
}

/** The two panes and the divider between them, which remembers its place on this device. It is not seen where it is narrow. */
function MarkerColumns({ label, answers, marks }: MarkerColumnsProps) {
  const [fraction, setFraction] = useRememberedFraction('marks');
  const style: CSSProperties & { '--rb-marks-width'?: string } =
    fraction === null ? {} : { '--rb-marks-width': `${(fraction * 100).toFixed(2)}%` };
  return (
    <div className="rb-panes" style={style} onFocus={showOtherHalf}>
      {answers}
      <PaneDivider
        pane="end"
        label={label}
        min={0.2}
        max={0.6}
        fraction={fraction}
        onFractionChange={setFraction}
        onReset={() => setFraction(null)}
      />
      {marks}
    </div>
  );
}

/** Brings the answer into sight whose mark has the focus, and the mark whose answer has it. */
function showOtherHalf({ target, currentTarget }: FocusEvent<HTMLElement>) {
  const marks = target.closest('[data-marks-of]')?.getAttribute('data-marks-of');
  const answer = target.closest('[data-block]')?.getAttribute('data-block');
  const half =
    typeof marks === 'string' ? `[data-block="${marks}"]` : typeof answer === 'string' && `[data-marks-of="${answer}"]`;
  const element = half && currentTarget.querySelector(half);
  const pane = element && element.closest('.rb-pane');
  if (!pane) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const sight = pane.getBoundingClientRect();
  // What is higher than its pane stays as it is, once it is in sight.
  if (height > sight.height && top < sight.bottom && bottom > sight.top) return;
  element.scrollIntoView({ block: 'nearest' });
}
