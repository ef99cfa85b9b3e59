import { CircleAlert, CircleCheck, File as FileIcon, RotateCcw, X } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { Progress } from '../feedback/progress.tsx';
import { commonMessages } from '../messages/common.ts';
import { filesMessages } from '../messages/files.ts';
import { useMessages } from '../provider/use-messages.ts';
import { token } from '../theme/tokens.ts';
import { formatFileSize } from './file-rules.ts';

/** A selected file and the progress of its upload. */
export interface FileItem {
  id: string;
  name: string;
  sizeBytes: number;
  /** From 0 to 1 during the upload. */
  progress?: number | undefined;
  isUploaded?: boolean | undefined;
  /** Why the upload failed. */
  error?: string | undefined;
}

export interface FileListProps {
  files: readonly FileItem[];
  onRemove?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px ${token.space[12]};
    padding-block: 6px;
    padding-inline: 12px 6px;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    font-size: ${token.font[14]};
    line-height: 1.4;
  }
  & > li > svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.inkFaint};
  }
  & > li[data-state='uploaded'] > svg {
    color: ${token.color.success};
  }
  & > li[data-state='failed'] > svg {
    color: ${token.color.danger};
  }
  & > li > div:first-of-type {
    min-inline-size: 0;
  }
  & > li > div:last-of-type {
    display: flex;
  }
  & [data-part='name'] {
    line-height: 1.8;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
  }
  & > li[data-state='failed'] small {
    color: ${token.color.danger};
  }
`;

const icons = { uploaded: CircleCheck, failed: CircleAlert, uploading: FileIcon, selected: FileIcon };

function stateOf(file: FileItem): keyof typeof icons {
  if (file.error) return 'failed';
  if (file.isUploaded) return 'uploaded';
  return file.progress === undefined ? 'selected' : 'uploading';
}

/** The files of a `FileField` with their progress, and buttons to retry and remove. */
export function FileList({ files, onRemove, onRetry }: FileListProps) {
  const messages = useMessages(filesMessages);
  const common = useMessages(commonMessages);
  return (
    <List>
      {files.map((file) => {
        const state = stateOf(file);
        const Icon = icons[state];
        return (
          <li key={file.id} data-state={state}>
            <Icon aria-hidden="true" />
            <div>
              <div data-part="name">
                <bdi>{file.name}</bdi>
              </div>
              <small>
                {file.error ?? formatFileSize(file.sizeBytes, messages.fileSize)}
                {state === 'uploaded' && ` · ${messages.uploaded}`}
              </small>
              {state === 'uploading' && (
                <Progress hideLabel label={messages.uploading(file.name)} value={file.progress ?? 0} />
              )}
            </div>
            <div>
              {state === 'failed' && onRetry && (
                <IconButton
                  label={`${common.retry}: ${file.name}`}
                  icon={<RotateCcw aria-hidden="true" />}
                  onClick={() => onRetry(file.id)}
                />
              )}
              {onRemove && (
                <IconButton
                  label={common.remove(file.name)}
                  icon={<X aria-hidden="true" />}
                  onClick={() => onRemove(file.id)}
                />
              )}
            </div>
          </li>
        );
      })}
    </List>
  );
}
