import { token } from '@rubrica/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { createLazyComponentHook } from '../media/lazy-component.ts';
import { useAttempt } from '../views/attempt-context.ts';
import type { HighlightableProps } from './stimulus-layout.ts';

const useHighlighter = createLazyComponentHook(() =>
  import('./highlighter/highlighter.tsx').then(({ Highlighter }) => Highlighter),
);

const Root = styled.div`
  & > .rb-pen {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space[8]};
    min-block-size: 52px;
    margin-inline: -10px;
    padding-block: 4px;
    border-block-end: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  & > .rb-pen > .rb-tool:disabled {
    color: ${token.color.inkFaint};
    cursor: default;
  }
  & > .rb-pen > .rb-hint {
    padding-inline: 10px;
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
    line-height: 1.4;
  }
  & > .rb-pen + .rb-penned {
    padding-block-start: ${token.space[16]};
  }
  & > .rb-penned:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 4px;
    border-radius: 2px;
  }
  & *::highlight(rb-reader) {
    background-color: ${token.color.highlightSoft};
    color: ${token.color.highlightInk};
  }
`;

/** A text with a highlighter. If the browser does not support it or it fails to load, only the text is shown. */
export function HighlightedStimulus({ canHighlight, id, label, lang, children }: HighlightableProps) {
  const attempt = useAttempt();
  const [text, setText] = useState<HTMLElement | null>(null);
  const isEnabled = canHighlight && text !== null && 'highlights' in CSS;
  const { Component: Highlighter, failed } = useHighlighter(isEnabled);
  const name = attempt === '' ? undefined : `rubrica.highlights.${attempt}.${id}`;
  return (
    <Root>
      {canHighlight && !failed && (isEnabled || text === null) && (
        <div className="rb-pen">{Highlighter && text && <Highlighter text={text} name={name} lang={lang} />}</div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard selects its words, and it scrolls */}
      <div ref={setText} className="rb-penned" role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </Root>
  );
}
