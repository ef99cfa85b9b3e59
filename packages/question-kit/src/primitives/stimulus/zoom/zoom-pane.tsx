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
  /** The address did not load; a signed address expires. */
  onError?: (() => void) | undefined;
  /** Fills the window: it receives the focus when it opens, and every wheel event zooms. */
  full?: boolean;
  /** Further buttons, after the zoom buttons. */
  children?: ReactNode;
}

/** A picture that is zoomed with the wheel, two fingers, buttons or keys, and moved by dragging or with the arrow keys. */
export function ZoomPane({ url, alt, onError, full = false, children }: ZoomPaneProps) {
  const messages = useMessages(zoomMessages);
  const { pane, frame, isDragging, handlers, reset, zoomOut, zoomIn, isAtMaxScale } = useZoom(full);
  const { contentLanguage } = useKit();
  const keysId = useId();
  const isZoomed = frame.scale > 1;
  useEffect(() => {
    if (full) pane.current?.focus();
  }, [full, pane]);

  return (
    <ZoomRoot data-full={full || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the picture can be dragged; each move is a button or a key as well */}
      <div
        ref={pane}
        className="rb-pane"
        role="group"
        aria-label={messages.zoomArea}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it handles keys
        tabIndex={0}
        data-near={isZoomed || undefined}
        {...handlers}
      >
        <img
          src={url}
          alt={alt}
          lang={contentLanguage}
          draggable={false}
          onError={onError}
          data-held={isDragging || undefined}
          style={{ transform: `translate(${frame.x}px, ${frame.y}px) scale(${frame.scale})` }}
        />
      </div>
      <div className="rb-tools">
        <button
          type="button"
          aria-label={messages.zoomOut}
          title={messages.zoomOut}
          disabled={!isZoomed}
          onClick={zoomOut}
        >
          <ZoomOut aria-hidden="true" />
        </button>
        <output>{messages.zoomScale(frame.scale)}</output>
        <button
          type="button"
          aria-label={messages.zoomIn}
          title={messages.zoomIn}
          disabled={isAtMaxScale}
          onClick={zoomIn}
        >
          <ZoomIn aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={messages.zoomWhole}
          title={messages.zoomWhole}
          disabled={!isZoomed}
          onClick={reset}
        >
          <Shrink aria-hidden="true" />
        </button>
        {children}
      </div>
      <p className="rb-sr" id={keysId}>
        {messages.zoomKeys}
      </p>
    </ZoomRoot>
  );
}
