import type { InputItem } from '../schema/input.ts';
import { LazyPlayer } from '../player/lazy-player.tsx';
import type { AnswerMessages } from '../messages/answer.ts';
import { FileState } from './file-state.tsx';
import { useFileUrl } from './use-file-url.ts';

type FileItem = Extract<InputItem, { kind: 'audio' | 'video' | 'pdf' }>;

interface StimulusFileProps {
  item: FileItem;
  /** Plays are counted against the author's limit, and the transcript is not shown. */
  answering: boolean;
  lang: string;
  messages: AnswerMessages;
}

/** A recording, a film or a document. */
export function StimulusFile({ item, answering, lang, messages }: StimulusFileProps) {
  const { id, kind, file } = item;
  switch (kind) {
    case 'audio':
      return (
        <LazyPlayer
          kind="audio"
          file={file}
          label={file.name}
          lang={lang}
          playId={id}
          playLimit={answering ? item.playLimit : undefined}
          transcript={answering ? undefined : item.transcript}
        />
      );
    case 'video':
      return <LazyPlayer kind="video" file={file} label={file.name} lang={lang} playId={id} captions={item.captions} />;
    case 'pdf':
      return <Document item={item} messages={messages} />;
  }
}

function Document({
  item,
  messages,
}: Pick<StimulusFileProps, 'messages'> & { item: Extract<FileItem, { kind: 'pdf' }> }) {
  const { file } = item;
  const fileUrl = useFileUrl(file);
  if (fileUrl.url === undefined) return <FileState file={file} fileUrl={fileUrl} messages={messages} />;
  return (
    <a className="rb-document" href={fileUrl.url} target="_blank" rel="noopener noreferrer">
      <b aria-hidden="true">PDF</b>
      <span>
        <bdi>{file.name}</bdi>
        <small>{messages.pdfDocument}</small>
      </span>
    </a>
  );
}
