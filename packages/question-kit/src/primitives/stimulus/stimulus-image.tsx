import { useState, type ComponentType } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { createLazyComponentHook } from '../media/lazy-component.ts';
import { useKit } from '../views/kit-context.ts';
import type { AnswerMessages } from '../messages/answer-en.ts';
import { FileState } from './file-state.tsx';
import type { ImageZoomProps } from './image-zoom.tsx';
import { useFileUrl } from './use-file-url.ts';

const usePhoto = createLazyComponentHook(() => import('./zoom/photo.tsx').then(({ Photo }) => Photo));

interface StimulusImageProps {
  file: FileRef;
  alt: string;
  messages: AnswerMessages;
  /** It is enlarged where it stands as well. */
  closely?: boolean;
}

/** A picture to look at closely. Enlarging is fetched when it is asked for; offline the picture opens by itself. */
export function StimulusImage({ file, alt, messages, closely = false }: StimulusImageProps) {
  const { contentLanguage } = useKit();
  const place = useFileUrl(file);
  const [zoom, setZoom] = useState<{ View: ComponentType<ImageZoomProps> }>();
  const { Component: Photo } = usePhoto(closely);
  const { url } = place;
  if (url === undefined) return <FileState file={file} place={place} messages={messages} />;
  if (closely && Photo) {
    return (
      <figure className="rb-figure" data-closely="">
        <Photo url={url} alt={alt} messages={messages} onError={place.onError} />
      </figure>
    );
  }

  const enlarge = () =>
    import('./image-zoom.tsx').then(
      ({ ImageZoom }) => setZoom({ View: ImageZoom }),
      () => window.open(url, '_blank', 'noopener'),
    );
  return (
    <figure className="rb-figure" data-closely={closely ? '' : undefined}>
      <button type="button" className="rb-zoom" onClick={enlarge}>
        <img className="rb-picture" src={url} alt={alt} lang={contentLanguage} onError={place.onError} />
        <span className="rb-tool">{messages.zoomImage}</span>
      </button>
      {zoom && <zoom.View url={url} alt={alt} messages={messages} onClose={() => setZoom(undefined)} />}
    </figure>
  );
}
