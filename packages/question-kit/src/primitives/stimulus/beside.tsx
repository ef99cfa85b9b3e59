import { useId, useState } from 'react';
import { BesideRoot } from './beside-root.ts';
import type { BesideProps } from './stimulus-layout.ts';

/**
 * The stimulus beside the questions, with its own scrolling. In a narrow view a source text collapses into a sticky bar and
 * keeps its scroll position.
 */
export function Beside({ isCollapsible, minWidth, stimulus, messages, children }: BesideProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <BesideRoot data-layout={isCollapsible ? 'source' : 'photo'} $minWidth={minWidth}>
      <div className="rb-beside">
        {isCollapsible && (
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
