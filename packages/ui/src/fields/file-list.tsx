import { CircleAlert, CircleCheck, File as FileIcon, RotateCcw, X } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { Progress } from '../feedback/progress.tsx';
import { useUi } from '../provider/context.ts';
import { token } from '../theme/tokens.ts';
import { sizeText } from './file-rules.ts';

/** One chosen file, and how far it has come. */
export interface FileItem {
  id: string;
  name: string;
  /** Bytes. */
  sizeBytes: number;
  /** From 0 to 1 while it is on its way. */
  progress?: number | undefined;
  isUploaded?: boolean | undefined;
  /** Why it did not arrive. */
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
  & > li[data-state='done'] > svg {
    color: ${token.color.success};
  }
  & > li[data-state='error'] > svg {
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
  & > li[data-state='error'] small {
    color: ${token.color.danger};
  }
`;

const icons = { done: CircleCheck, error: CircleAlert, busy: FileIcon, idle: FileIcon };

export function FileList({ files, onRemove, onRetry }: FileListProps) {
  const { messages } = useUi();
  return (
    <List>
      {files.map((file) => {
        const state = file.error ? 'error' : file.isUploaded ? 'done' : file.progress === undefined ? 'idle' : 'busy';
        const Icon = icons[state];
        return (
          <li key={file.id} data-state={state}>
            <Icon aria-hidden="true" />
            <div>
              <div data-part="name">
                <bdi>{file.name}</bdi>
              </div>
              <small>
                {file.error ?? sizeText(file.sizeBytes, messages.fileSize)}
                {state === 'done' && ` · ${messages.uploaded}`}
              </small>
              {state === 'busy' && (
                <Progress hideLabel label={messages.uploading(file.name)} value={file.progress ?? 0} />
              )}
            </div>
            <div>
              {state === 'error' && onRetry && (
                <IconButton
                  label={`${messages.retry}: ${file.name}`}
                  icon={<RotateCcw aria-hidden="true" />}
                  onClick={() => onRetry(file.id)}
                />
              )}
              {onRemove && (
                <IconButton
                  label={messages.remove(file.name)}
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
