import type { StudentInputItem } from '../../core/input.ts';
import type { AnswerWords } from '../messages/answer-en.ts';
import { FileState } from './file-state.tsx';
import { StimulusTrack } from './stimulus-track.tsx';
import { useFileUrl } from './use-file-url.ts';

type FileItem = Extract<StudentInputItem, { kind: 'audio' | 'video' | 'pdf' }>;

/** A recording, a film or a document, in the browser's own player or reader. */
export function StimulusFile({ item, lang, words }: { item: FileItem; lang: string; words: AnswerWords }) {
  const { file } = item;
  const place = useFileUrl(file);
  if (place.url === undefined) return <FileState file={file} place={place} words={words} />;
  switch (item.kind) {
    case 'audio':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its transcript is part of the key: a student reads it after release
        <audio
          className="rb-player"
          controls
          preload="metadata"
          src={place.url}
          aria-label={file.name}
          onError={place.onError}
        />
      );
    case 'video':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the track stands inside where the author gave one
        <video
          className="rb-player"
          controls
          preload="metadata"
          src={place.url}
          aria-label={file.name}
          onError={place.onError}
        >
          {item.captions && <StimulusTrack file={item.captions} lang={lang} />}
        </video>
      );
    case 'pdf':
      return (
        <a className="rb-document" href={place.url} target="_blank" rel="noopener noreferrer">
          <b aria-hidden="true">PDF</b>
          <span>
            <bdi>{file.name}</bdi>
            <small>{words.pdfDocument}</small>
          </span>
        </a>
      );
  }
}
