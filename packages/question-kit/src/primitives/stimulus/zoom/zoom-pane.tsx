import { ZoomIn, ZoomOut, Shrink } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';
import { useKit } from '../../views/kit-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { useZoom } from './use-zoom.ts';
import { zoomMessages } from './messages.ts';
import { ZoomRoot } from './zoom-root.ts';

export interface ZoomPaneProps {
  url: string;
  alt: string;
  /** The address did not load: signed ones run out. */
  onError?: (() => void) | undefined;
  /** On the whole window: it takes the focus when it comes, and the wheel without being asked. */
  full?: boolean;
  /** More tools, at their end. */
  children?: ReactNode;
}

/** A picture to come close to: by wheel, by two fingers, by buttons and keys; a hand or the arrow keys move it. */
export function ZoomPane({ url, alt, onError, full = false, children }: ZoomPaneProps) {
  const messages = useMessages(zoomMessages);
  const { pane, frame, held, hands, reset, further, comeCloser, atClosest } = useZoom(full);
  const { contentLanguage } = useKit();
  const keys = useId();
  const near = frame.scale > 1;
  useEffect(() => {
    if (full) pane.current?.focus();
  }, [full, pane]);

  return (
    <ZoomRoot data-full={full || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture to be moved by hand; each move is a button or a key as well */}
      <div
        ref={pane}
        className="rb-pane"
        role="group"
        aria-label={messages.zoomArea}
        aria-describedby={keys}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys need a place to be pressed
        tabIndex={0}
        data-near={near || undefined}
        {...hands}
      >
        <img
          src={url}
          alt={alt}
          lang={contentLanguage}
          draggable={false}
          onError={onError}
          data-held={held || undefined}
          style={{ transform: `translate(${frame.x}px, ${frame.y}px) scale(${frame.scale})` }}
        />
      </div>
      <div className="rb-tools">
        <button type="button" aria-label={messages.zoomOut} title={messages.zoomOut} disabled={!near} onClick={further}>
          <ZoomOut aria-hidden="true" />
        </button>
        <output>{messages.zoomScale(frame.scale)}</output>
        <button
          type="button"
          aria-label={messages.zoomIn}
          title={messages.zoomIn}
          disabled={atClosest}
          onClick={comeCloser}
        >
          <ZoomIn aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={messages.zoomWhole}
          title={messages.zoomWhole}
          disabled={!near}
          onClick={reset}
        >
          <Shrink aria-hidden="true" />
        </button>
        {children}
      </div>
      <p className="rb-sr" id={keys}>
        {messages.zoomKeys}
      </p>
    </ZoomRoot>
  );
}
