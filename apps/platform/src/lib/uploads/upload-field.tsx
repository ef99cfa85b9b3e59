import { FileField, IconButton, Stack, token } from '@rubrica/ui';
import type { FileKind } from '@rubrica/api-client/contract';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { KeepFocus } from '../focus/keep-focus.tsx';
import { useMessages } from '../i18n.ts';
import { uploadMessages } from './messages.ts';
import { UploadList } from './upload-list.tsx';
import type { UploadState } from './use-upload.ts';

const megabyte = 1024 * 1024;

/** What a person may choose; the server reads the type from the content, and has the last word. */
const rules: Record<FileKind, { accept: string; maxBytes: number }> = {
  image: { accept: 'image/png,image/jpeg,image/webp,image/gif,image/avif', maxBytes: 5 * megabyte },
  audio: { accept: 'audio/*', maxBytes: 50 * megabyte },
  video: { accept: 'video/*', maxBytes: 500 * megabyte },
  pdf: { accept: 'application/pdf,.pdf', maxBytes: 50 * megabyte },
  captions: { accept: '.vtt,text/vtt', maxBytes: megabyte },
};

const Left = styled.section`
  display: grid;
  gap: 4px;
  padding: ${token.space[12]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
  font-size: ${token.font[14]};
  line-height: 1.5;
  & h3,
  & ul {
    margin: 0;
    padding: 0;
    font-size: inherit;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[8]};
  }
`;

interface UploadFieldProps {
  kind: FileKind;
  label: string;
  /** From `useUpload` with the same kind. */
  upload: UploadState;
  multiple?: boolean;
  /** The largest file that may be chosen, where that is less than the server stores. */
  maxBytes?: number;
  hint?: string;
  required?: boolean;
  /** What is wrong with what was chosen, for a page that reads it before. */
  error?: string | undefined;
  /** Called with chosen files, in the place of sending them at once: for a page that reads them before. */
  onSelect?: (files: File[]) => void;
}

/** Chooses files and sends them: a drop zone, what an earlier page left unfinished, and the files on their way. */
export function UploadField({
  kind,
  label,
  upload,
  multiple = false,
  maxBytes = rules[kind].maxBytes,
  hint,
  required,
  error,
  onSelect,
}: UploadFieldProps) {
  const messages = useMessages(uploadMessages);
  const { items, unfinished, add, pause, resume, cancel, forget } = upload;
  return (
    <KeepFocus>
      <Stack gap={12}>
        <FileField
          accept={rules[kind].accept}
          maxBytes={Math.min(maxBytes, rules[kind].maxBytes)}
          label={label}
          {...(hint === undefined ? {} : { hint })}
          {...(required === undefined ? {} : { required })}
          multiple={multiple}
          error={error}
          onSelect={onSelect ?? ((files) => void add(files))}
        />
        {unfinished.length > 0 && (
          <Left aria-label={messages.unfinishedTitle}>
            <h3>{messages.unfinishedTitle}</h3>
            <p>{messages.unfinished}</p>
            <ul>
              {unfinished.map((left) => (
                <li key={left.key}>
                  <span>
                    <bdi>{left.name}</bdi> <bdi>({messages.size(left.sizeBytes)})</bdi>
                  </span>
                  <IconButton
                    label={messages.forget(left.name)}
                    icon={<X aria-hidden="true" />}
                    onClick={() => forget(left)}
                  />
                </li>
              ))}
            </ul>
          </Left>
        )}
        <UploadList items={items} pause={pause} resume={resume} cancel={cancel} />
      </Stack>
    </KeepFocus>
  );
}
