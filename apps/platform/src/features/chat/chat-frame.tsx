import { token } from '@rubrica/ui';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Frame = styled.dialog`
  position: fixed;
  inset: auto;
  inset-block-end: ${token.space[16]};
  inset-inline-end: ${token.space[16]};
  z-index: ${token.layer.float};
  inline-size: 400px;
  block-size: min(640px, calc(100dvb - 32px));
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.float};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.dialog};
  overflow: hidden;

  &:focus-visible {
    outline: none;
  }
  &[data-full] {
    inset: 0;
    inline-size: 100%;
    block-size: 100dvb;
    border: 0;
    border-radius: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition:
      opacity ${token.motion.slow} ${token.motion.ease},
      translate ${token.motion.slow} ${token.motion.ease};
    @starting-style {
      opacity: 0;
      translate: 0 8px;
    }
  }
  @media print {
    display: none;
  }
`;

interface ChatFrameProps {
  /** Over the whole page, which can then not be used; beside it otherwise. */
  isFull: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** What the conversation is shown in: a panel that floats beside the page, or a dialog over the whole of a phone. */
export function ChatFrame({ isFull, label, onClose, children }: ChatFrameProps) {
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!dialog) return;
    if (dialog.open) dialog.close();
    if (isFull) dialog.showModal();
    // Unlike `show`, the attribute leaves the focus where it is: a panel that was open before a reload takes nothing away.
    else dialog.open = true;
  }, [isFull]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <Frame
      ref={frame}
      tabIndex={-1}
      data-conversation=""
      aria-label={label}
      data-full={isFull ? '' : undefined}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </Frame>
  );
}
