import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useAnchored } from '../shared/use-anchored.ts';
import { token } from '../theme/tokens.ts';
import { Kbd } from '../layout/kbd.tsx';

export interface TooltipProps {
  text: string;
  /** A keyboard shortcut, shown after the text. */
  shortcut?: string | undefined;
  side?: 'top' | 'bottom' | undefined;
  /** The text is the child's own name, and need not be read a second time as its description. */
  isLabel?: boolean | undefined;
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

const Place = styled.span`
  display: contents;
`;

const Bubble = styled.span`
  position: fixed;
  inset: auto;
  margin: 0;
  border: 0;
  padding: 5px 9px;
  inline-size: max-content;
  max-inline-size: min(36ch, calc(100vw - 16px)) !important;
  border-radius: ${token.radius.control};
  background: ${token.color.tooltip};
  color: ${token.color.onTooltip};
  font-size: ${token.font[13]};
  font-weight: 450;
  line-height: 1.4;
  white-space: normal;
  & > kbd {
    margin-inline-start: ${token.space[8]};
    border-color: currentcolor;
    background: transparent;
    color: inherit;
  }
`;

const openAfter = 350;
const closeAfter = 120;

/**
 * A short hint on hover and on keyboard focus. Escape hides it, and the pointer may move onto it (WCAG 1.4.13). What is needed to
 * use a control belongs on the page, not in here.
 */
export function Tooltip({ text, shortcut, side = 'top', isLabel = false, children }: TooltipProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const anchor = useRef<Element>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const style = useAnchored(open, anchor, bubble, { side, align: 'center', gap: 6 });

  const after = (wait: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', hide, true);
    return () => document.removeEventListener('keydown', hide, true);
  }, [open]);

  return (
    <Place
      ref={place}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        anchor.current = place.current?.firstElementChild ?? null;
        after(openAfter, true);
      }}
      onPointerLeave={() => after(closeAfter, false)}
      onPointerDown={() => after(0, false)}
      onFocus={(event) => {
        anchor.current = place.current?.firstElementChild ?? null;
        if (event.target.matches(':focus-visible')) after(0, true);
      }}
      onBlur={() => after(0, false)}
    >
      {isLabel ? children : cloneElement(children, { 'aria-describedby': id })}
      {(open || !isLabel) && (
        <Bubble ref={bubble} id={id} role="tooltip" popover="manual" style={style} aria-hidden={isLabel || undefined}>
          {text}
          {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
        </Bubble>
      )}
    </Place>
  );
}
