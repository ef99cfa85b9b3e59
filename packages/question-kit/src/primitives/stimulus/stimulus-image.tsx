import { useState, type ComponentType } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { createLazyComponentHook } from '../media/lazy-component.ts';
import { useKit } from '../views/kit-context.ts';
import type { AnswerMessages } from '../messages/answer.ts';
import { FileState } from './file-state.tsx';
import type { ImageZoomProps } from './image-zoom.tsx';
import { useFileUrl } from './use-file-url.ts';

const usePhoto = createLazyComponentHook(() => import('./zoom/photo.tsx').then(({ Photo }) => Photo));

interface StimulusImageProps {
  file: FileRef;
  alt: string;
  messages: AnswerMessages;
  /** Whether the picture can also be zoomed in place. */
  isZoomable?: boolean;
}

/** A picture that can be enlarged. The dialog is loaded on demand; if that fails, the picture opens in a new tab. */
export function StimulusImage({ file, alt, messages, isZoomable = false }: StimulusImageProps) {
  const { contentLanguage } = useKit();
  const fileUrl = useFileUrl(file);
  const [zoom, setZoom] = useState<{ View: ComponentType<ImageZoomProps> }>();
  const { Component: Photo } = usePhoto(isZoomable);
  const { url } = fileUrl;
  if (url === undefined) return <FileState file={file} fileUrl={fileUrl} messages={messages} />;
  if (isZoomable && Photo) {
    return (
      <figure className="rb-figure" data-closely="">
        <Photo url={url} alt={alt} messages={messages} onError={fileUrl.onError} />
      </figure>
    );
  }

  const enlarge = () =>
    import('./image-zoom.tsx').then(
      ({ ImageZoom }) => setZoom({ View: ImageZoom }),
      () => window.open(url, '_blank', 'noopener'),
    );
  return (
    <figure className="rb-figure" data-closely={isZoomable ? '' : undefined}>
      <button type="button" className="rb-zoom" onClick={enlarge}>
        <img className="rb-picture" src={url} alt={alt} lang={contentLanguage} onError={fileUrl.onError} />
        <span className="rb-tool">{messages.zoomImage}</span>
      </button>
      {zoom && <zoom.View url={url} alt={alt} messages={messages} onClose={() => setZoom(undefined)} />}
    </figure>
  );
}
