import { useState, type ComponentType } from 'react';
import type { FileRef } from '../../core/fields.ts';
import type { AnswerWords } from '../messages/answer-en.ts';
import { FileState } from './file-state.tsx';
import type { ImageZoomProps } from './image-zoom.tsx';
import { useFileUrl } from './use-file-url.ts';

/** A picture to look at closely. Enlarging is fetched when it is asked for; offline the picture opens by itself. */
export function StimulusImage({ file, alt, words }: { file: FileRef; alt: string; words: AnswerWords }) {
  const place = useFileUrl(file);
  const [zoom, setZoom] = useState<{ View: ComponentType<ImageZoomProps> }>();
  const { url } = place;
  if (url === undefined) return <FileState file={file} place={place} words={words} />;

  const enlarge = () =>
    import('./image-zoom.tsx').then(
      ({ ImageZoom }) => setZoom({ View: ImageZoom }),
      () => window.open(url, '_blank', 'noopener'),
    );
  return (
    <figure className="rb-figure">
      <button type="button" className="rb-zoom" aria-label={`${words.zoomImage}: ${alt}`} onClick={enlarge}>
        <img className="rb-picture" src={url} alt="" onError={place.onError} />
        <span className="rb-tool">{words.zoomImage}</span>
      </button>
      {zoom && <zoom.View url={url} alt={alt} words={words} onClose={() => setZoom(undefined)} />}
    </figure>
  );
}
