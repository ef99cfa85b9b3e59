import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useAnchored } from '../shared/use-anchored.ts';
import { token } from '../theme/tokens.ts';
import { Kbd } from '../layout/kbd.tsx';

export interface TooltipProps {
  text: string;
  /** A keyboard shortcut to show after the text. */
  shortcut?: string | undefined;
  side?: 'top' | 'bottom' | undefined;
  /** Whether the text is already the child's accessible name, so that it is not repeated as a description. */
  isLabel?: boolean | undefined;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

const Anchor = styled.span`
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

const openDelayMs = 350;
const closeDelayMs = 120;

/**
 * A short hint on hover and on keyboard focus. Escape hides it, and the pointer may move onto it (WCAG 1.4.13). Information that
 * is needed to use a control belongs on the page, not in a tooltip.
 */
export function Tooltip({ text, shortcut, side = 'top', isLabel = false, children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const anchor = useRef<Element>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const style = useAnchored(isOpen, anchor, bubble, { side, align: 'center', gapPx: 6 });

  const setOpenAfter = (delayMs: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(next), delayMs);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', hide, true);
    return () => document.removeEventListener('keydown', hide, true);
  }, [isOpen]);

  return (
    <Anchor
      ref={wrapper}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        anchor.current = wrapper.current?.firstElementChild ?? null;
        setOpenAfter(openDelayMs, true);
      }}
      onPointerLeave={() => setOpenAfter(closeDelayMs, false)}
      onPointerDown={() => setOpenAfter(0, false)}
      onFocus={(event) => {
        anchor.current = wrapper.current?.firstElementChild ?? null;
        if (event.target.matches(':focus-visible')) setOpenAfter(0, true);
      }}
      onBlur={() => setOpenAfter(0, false)}
    >
      {isLabel ? children : cloneElement(children, { 'aria-describedby': id })}
      {(isOpen || !isLabel) && (
        <Bubble ref={bubble} id={id} role="tooltip" popover="manual" style={style} aria-hidden={isLabel || undefined}>
          {text}
          {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
        </Bubble>
      )}
    </Anchor>
  );
}
