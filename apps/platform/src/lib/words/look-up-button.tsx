import { Kbd, token } from '@rubrica/ui';
import { BookOpen } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Distance of the button from the selection and from the edges of the window, in px. */
const gapPx = 8;

const Floating = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;

  & > button {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
    min-block-size: 44px;
    padding-inline: ${token.space[16]};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.pill};
    background: ${token.color.float};
    color: ${token.color.ink};
    font: inherit;
    font-size: ${token.font[14]};
    font-weight: 600;
    white-space: nowrap;
    box-shadow: ${token.shadow.float};
    cursor: pointer;
  }
  & > button:hover {
    background: ${token.color.hover};
  }
  & > button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.accent};
  }
  /* Without a keyboard its key says nothing. */
  @media (hover: none) {
    & kbd {
      display: none;
    }
  }
`;

/** What cuts the text of a range off: the nearest part of the page that scrolls, or the window. */
function visibleBounds(range: Range): { top: number; bottom: number } {
  const node = range.commonAncestorContainer;
  for (let element = node instanceof Element ? node : node.parentElement; element; element = element.parentElement) {
    if (/auto|scroll/u.test(getComputedStyle(element).overflowY)) {
      const { top, bottom } = element.getBoundingClientRect();
      return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
    }
  }
  return { top: 0, bottom: innerHeight };
}

/** Puts an element below a range, or above it where there is no room, and keeps it there while the page scrolls. */
function placeAt(range: Range, element: HTMLElement): () => void {
  const update = () => {
    const text = range.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const bounds = visibleBounds(range);
    const isInSight = text.width + text.height > 0 && text.bottom > bounds.top && text.top < bounds.bottom;
    element.style.visibility = isInSight ? 'visible' : 'hidden';
    const isBelow = text.bottom + gapPx + height <= innerHeight - gapPx;
    const top = isBelow ? text.bottom + gapPx : Math.max(gapPx, text.top - gapPx - height);
    const left = text.left + text.width / 2 - width / 2;
    element.style.translate = `${Math.max(gapPx, Math.min(left, innerWidth - width - gapPx))}px ${top}px`;
  };
  update();
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  document.addEventListener('scroll', update, options);
  addEventListener('resize', update, options);
  return () => controller.abort();
}

/** The button that appears beside selected text. */
export function LookUpButton({ range, onPress }: { range: Range; onPress: () => void }) {
  const messages = useMessages({ en, ar });
  const floating = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = floating.current;
    if (!element) return;
    // In the top layer nothing on the page clips or covers it.
    if (!element.matches(':popover-open')) element.showPopover();
    return placeAt(range, element);
  }, [range]);

  return (
    <Floating ref={floating} popover="manual">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="D"
        // The press must not clear the selection.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        <BookOpen aria-hidden="true" />
        {messages.lookUp}
        <Kbd aria-hidden="true">D</Kbd>
      </button>
    </Floating>
  );
}
