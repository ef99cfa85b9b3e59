import { Maximize } from 'lucide-react';
import { useState } from 'react';
import type { AnswerWords } from '../../messages/answer-en.ts';
import { useWords } from '../../messages/words.ts';
import { ImageZoom } from '../image-zoom.tsx';
import { zoomWords } from './words.ts';
import { ZoomPane } from './zoom-pane.tsx';

export interface PhotoProps {
  url: string;
  alt: string;
  words: AnswerWords;
  onError: () => void;
}

/** A picture that one comes close to where it stands, or on the whole window. */
export function Photo({ url, alt, words, onError }: PhotoProps) {
  const [full, setFull] = useState(false);
  const { zoomWindow } = useWords(zoomWords);
  return (
    <>
      <ZoomPane url={url} alt={alt} onError={onError}>
        <button type="button" aria-label={zoomWindow} title={zoomWindow} onClick={() => setFull(true)}>
          <Maximize aria-hidden="true" />
        </button>
      </ZoomPane>
      {full && <ImageZoom url={url} alt={alt} words={words} onClose={() => setFull(false)} />}
    </>
  );
}
