import { Cluster, FileField, Heading, QuietButton, Spinner, Stack } from '@rubrica/ui';
import { Camera, ImageUp } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { Poster } from '../../../lib/lecture-player/poster.tsx';
import type { useVideoSource } from './use-video-source.ts';

/** As the server allows it (`product.md`, "Limits"). */
const maxBytes = 5 * 1024 * 1024;

interface PosterFieldProps {
  poster: ReturnType<typeof useVideoSource>['poster'];
  /** The video on the page, from which pictures are taken; null while there is none, or if its server does not allow it. */
  video: RefObject<HTMLVideoElement | null> | null;
}

/** The poster: the picture that the video shows above, or another one. */
export function PosterField({ poster, video }: PosterFieldProps) {
  const { poster: messages } = useMessages({ en, ar });
  const [isUploading, setUploading] = useState(false);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const take = () => {
    const element = video?.current;
    if (element && element.videoWidth > 0) void poster.take(element, element.currentTime * 1000);
  };
  const problem =
    poster.problem === null ? '' : { failed: messages.failed, 'not-readable': messages.notReadable }[poster.problem];
  return (
    <Stack gap={12}>
      <Heading level={2} size={16}>
        {messages.heading}
      </Heading>
      <Cluster gap={16}>
        <Poster file={poster.file} width="160px" alt={messages.alt} />
        <Stack gap={4} style={{ flex: '1 1 200px' }}>
          <p style={{ fontSize: 14 }}>{poster.file === null ? messages.none : messages.hint}</p>
          <Cluster gap={8}>
            {video && (
              <QuietButton icon={<Camera aria-hidden="true" />} loading={poster.isBusy} onClick={take}>
                {messages.use}
              </QuietButton>
            )}
            <QuietButton
              ref={uploadButton}
              icon={<ImageUp aria-hidden="true" />}
              aria-expanded={isUploading}
              onClick={() => setUploading(!isUploading)}
            >
              {messages.upload}
            </QuietButton>
          </Cluster>
        </Stack>
      </Cluster>
      <div role="status">{poster.isBusy ? <Spinner label={messages.uploading} /> : problem}</div>
      {isUploading && (
        <FileField
          label={messages.upload}
          hint={messages.uploadHint}
          accept="image/png,image/jpeg,image/webp"
          maxBytes={maxBytes}
          onSelect={([file]) => {
            if (file) void poster.upload(file);
            setUploading(false);
            // The field that had the focus goes away.
            uploadButton.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}
