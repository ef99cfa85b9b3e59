import { useId, useState } from 'react';
import { BesideRoot } from './beside-root.ts';
import type { BesideProps } from './stimulus-layout.ts';

/**
 * The stimulus beside the questions: it stays in sight and scrolls by itself. Where there is no room for both, a source
 * text folds into a bar that stays in sight, and keeps its place while it is away.
 */
export function Beside({ folds, from, stimulus, messages, children }: BesideProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <BesideRoot data-layout={folds ? 'source' : 'photo'} $from={from}>
      <div className="rb-beside">
        {folds && (
          <button
            type="button"
            className="rb-source-bar"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {messages.sourceText}
          </button>
        )}
        <div className="rb-source" id={id} data-open={open || undefined}>
          {stimulus}
        </div>
      </div>
      <div>{children}</div>
    </BesideRoot>
  );
}
