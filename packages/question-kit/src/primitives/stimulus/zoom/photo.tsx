import { Maximize } from 'lucide-react';
import { useState } from 'react';
import type { AnswerMessages } from '../../messages/answer.ts';
import { useMessages } from '../../messages/messages.ts';
import { ImageZoom } from '../image-zoom.tsx';
import { zoomMessages } from './messages.ts';
import { ZoomPane } from './zoom-pane.tsx';

export interface PhotoProps {
  url: string;
  alt: string;
  messages: AnswerMessages;
  onError: () => void;
}

/** A picture that can be zoomed in place or in the full window. */
export function Photo({ url, alt, messages, onError }: PhotoProps) {
  const [full, setFull] = useState(false);
  const { zoomWindow } = useMessages(zoomMessages);
  return (
    <>
      <ZoomPane url={url} alt={alt} onError={onError}>
        <button type="button" aria-label={zoomWindow} title={zoomWindow} onClick={() => setFull(true)}>
          <Maximize aria-hidden="true" />
        </button>
      </ZoomPane>
      {full && <ImageZoom url={url} alt={alt} messages={messages} onClose={() => setFull(false)} />}
    </>
  );
}
