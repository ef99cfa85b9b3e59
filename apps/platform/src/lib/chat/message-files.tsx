import type { FileRef } from '@rubrica/question-kit';
import { formatDuration, Skeleton, token } from '@rubrica/ui';
import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import { useLanguage, useMessages } from '../i18n.ts';
import { fileMessages } from './messages.ts';
import { useFileUrl } from './use-file-url.ts';

const List = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  padding: 0;
  list-style: none;

  & img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 240px;
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
    object-fit: contain;
  }
  & audio {
    display: block;
    /* A width of its own: nothing else holds the bubble of a voice message open. */
    inline-size: 260px;
    max-inline-size: 100%;
    block-size: 44px;
  }
  & a[data-file] {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
    min-block-size: 44px;
    max-inline-size: 100%;
    color: inherit;
    overflow-wrap: anywhere;
  }
  & a[data-file] > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
`;

interface MessageFilesProps {
  files: readonly FileRef[];
  /** Who sent them, for the names of pictures: those of files often say nothing. */
  author: string;
  /** When they were sent, in words. */
  sent: string;
}

/** The files of a message: pictures, recordings that play, and PDFs to open. */
export function MessageFiles({ files, author, sent }: MessageFilesProps) {
  if (files.length === 0) return null;
  return (
    <List>
      {files.map((file, index) => (
        <li key={file.id}>
          <MessageFile file={file} author={author} sent={sent} number={files.length > 1 ? index + 1 : null} />
        </li>
      ))}
    </List>
  );
}

interface MessageFileProps extends Omit<MessageFilesProps, 'files'> {
  file: FileRef;
  number: number | null;
}

function MessageFile({ file, author, sent, number }: MessageFileProps) {
  const m = useMessages(fileMessages);
  const language = useLanguage();
  const { durationMs } = file;
  const { data: url, isError } = useFileUrl(file);
  if (isError) return <p>{m.notLoaded(file.name)}</p>;
  if (url === undefined) return <Skeleton height="44px" width="200px" />;
  if (file.mime.startsWith('image/'))
    return (
      <a href={url} target="_blank" rel="noreferrer">
        <img src={url} alt={m.picture(author, sent, number)} loading="lazy" />
      </a>
    );
  if (file.mime.startsWith('audio/'))
    return (
      <>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice message has no captions */}
        <audio controls preload="metadata" src={url} aria-label={m.recording(author, sent, number)} />
        {/* What a browser records says nothing of its own length. */}
        {durationMs !== undefined && <small>{m.length(formatDuration(durationMs / 1000, language))}</small>}
      </>
    );
  return (
    <a data-file="" href={url} target="_blank" rel="noreferrer">
      <FileText aria-hidden="true" />
      <bdi>{file.name}</bdi>
    </a>
  );
}
