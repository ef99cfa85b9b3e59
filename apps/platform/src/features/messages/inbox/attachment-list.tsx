import type { FileRef } from '@rubrica/question-kit';
import { formatDuration, IconButton, Progress, token } from '@rubrica/ui';
import { FileAudio, FileText, Image, RotateCcw, X } from 'lucide-react';
import { styled } from 'styled-components';
import { useFileUrl } from '../../../lib/chat/use-file-url.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { attachmentMessages } from './attachment-messages.ts';
import type { Attachment } from './uploads.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
    max-inline-size: 100%;
    padding-inline-start: ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    font-size: ${token.font[14]};
  }
  & > li > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${token.color.inkFaint};
  }
  & bdi {
    max-inline-size: 24ch;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & audio {
    inline-size: 220px;
    max-inline-size: 100%;
    block-size: 44px;
  }
  & [data-part='progress'] {
    inline-size: 80px;
  }
  & [role='alert'] {
    color: ${token.color.danger};
    font-size: ${token.font[13]};
  }
`;

interface AttachmentListProps {
  files: readonly FileRef[];
  onRemoveFile: (id: string) => void;
  items: readonly Attachment[];
  onRetry: (id: string) => void;
  onRemoveItem: (id: string) => void;
}

/** The files of a message that is being written. */
export function AttachmentList({ files, onRemoveFile, items, onRetry, onRemoveItem }: AttachmentListProps) {
  const m = useMessages(attachmentMessages);
  const common = useCommonMessages();
  if (files.length === 0 && items.length === 0) return null;
  return (
    <List aria-label={m.attached}>
      {files.map((file) => {
        const { id, name, mime } = file;
        return (
          <li key={id}>
            <FileIcon mime={mime} />
            <bdi>{name}</bdi>
            {mime.startsWith('audio/') && <Sound file={file} />}
            <IconButton label={m.remove(name)} icon={<X aria-hidden="true" />} onClick={() => onRemoveFile(id)} />
          </li>
        );
      })}
      {items.map(({ id, name, sent, error }) => (
        <li key={id} data-failed={error === undefined ? undefined : ''}>
          <bdi>{name}</bdi>
          {error === undefined ? (
            <span data-part="progress">
              <Progress hideLabel label={m.uploading(name)} value={sent} />
            </span>
          ) : (
            <>
              <span role="alert">{errorText(error, common)}</span>
              <IconButton label={m.retry(name)} icon={<RotateCcw aria-hidden="true" />} onClick={() => onRetry(id)} />
            </>
          )}
          <IconButton label={m.remove(name)} icon={<X aria-hidden="true" />} onClick={() => onRemoveItem(id)} />
        </li>
      ))}
    </List>
  );
}

/** A recording that is not sent yet, to listen to. */
function Sound({ file }: { file: FileRef }) {
  const language = useLanguage();
  const { data: url } = useFileUrl(file);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice message has no captions */}
      <audio controls preload="metadata" src={url} aria-label={file.name} />
      {file.durationMs !== undefined && <small>{formatDuration(file.durationMs / 1000, language)}</small>}
    </>
  );
}

function FileIcon({ mime }: { mime: string }) {
  if (mime.startsWith('image/')) return <Image aria-hidden="true" />;
  return mime.startsWith('audio/') ? <FileAudio aria-hidden="true" /> : <FileText aria-hidden="true" />;
}
