import { Upload } from 'lucide-react';
import { forwardRef, useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { filesMessages } from '../messages/files.ts';
import { useMessages } from '../provider/use-messages.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';
import { Field, type FieldBaseProps } from './field.tsx';
import { isAccepted, formatFileSize } from './file-rules.ts';
import { FileList, type FileItem } from './file-list.tsx';

export interface FileFieldProps extends FieldBaseProps {
  /** As the native `accept`: `image/*,.pdf`. It also applies to dropped files. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  /** Maximum size of one file in bytes. */
  maxBytes?: number | undefined;
  /** The selected files and the progress of their uploads. */
  files?: readonly FileItem[] | undefined;
  /** Called with the files that have an accepted type and size. An error below the field names a file that was rejected. */
  onSelect: (files: File[]) => void;
  onRemove?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

const DropZone = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2px;
  padding: ${token.space[24]} ${token.space[16]};
  border: 1.5px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  font-size: ${token.font[14]};
  text-align: center;
  color: ${token.color.inkSoft};
  transition: background-color ${token.motion.fast} ${token.motion.ease};
  & > input {
    ${visuallyHidden}
  }
  & > label {
    color: ${token.color.accent};
    font-weight: 600;
    cursor: pointer;
  }
  /* Makes the whole zone clickable, while the label stays the name of the input. */
  & > label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    border-color: ${token.color.accent};
  }
  &[data-dragging-over] {
    border-style: solid;
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:has(input[aria-invalid='true']) {
    border-color: ${token.color.danger};
  }
  &:has(input:disabled) {
    border-color: ${token.color.line};
    background: ${token.color.sunken};
  }
  &:has(input:disabled) > label {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  & > svg {
    inline-size: 24px;
    block-size: 24px;
    margin-block-end: 4px;
    color: ${token.color.accent};
  }
`;

/** A native file input that is also a drop zone. The ref is that of the native input. */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(props, ref) {
  const {
    accept,
    multiple = false,
    maxBytes,
    files = [],
    onSelect,
    onRemove,
    onRetry,
    onBlur,
    name,
    disabled,
    ...field
  } = props;
  const messages = useMessages(filesMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isDraggingOver, setIsDraggingOver] = useState(false);
  const [rejection, setRejection] = useState<string>();
  const maxSize = maxBytes === undefined ? undefined : formatFileSize(maxBytes, messages.fileSize);

  const select = (list: Iterable<File>) => {
    const all = multiple ? [...list] : [...list].slice(0, 1);
    const wrongType = all.find((file) => !isAccepted(file, accept));
    const tooLarge = all.find((file) => maxBytes !== undefined && file.size > maxBytes);
    setRejection(
      wrongType
        ? messages.fileWrongType(wrongType.name)
        : tooLarge
          ? messages.fileTooLarge(tooLarge.name, maxSize ?? '')
          : undefined,
    );
    const accepted = all.filter(
      (file) => isAccepted(file, accept) && (maxBytes === undefined || file.size <= maxBytes),
    );
    if (accepted.length > 0) onSelect(accepted);
    // Allows the same file to be selected again after it was removed.
    if (input.current) input.current.value = '';
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggingOver(false);
    if (!disabled) select(event.dataTransfer.files);
  };

  return (
    <Field {...field} error={field.error ?? rejection}>
      {(controlProps) => (
        <>
          <DropZone
            data-dragging-over={isDraggingOver ? '' : undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setIsDraggingOver(!disabled);
            }}
            onDragLeave={() => setIsDraggingOver(false)}
            onDrop={drop}
          >
            <Upload aria-hidden="true" />
            <input
              {...controlProps}
              ref={mergeRefs(ref, input)}
              type="file"
              name={name}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onBlur={onBlur}
              onChange={(event) => event.target.files && select(event.target.files)}
              aria-labelledby={`${controlProps.id}-label ${controlProps.id}-button`}
            />
            <label htmlFor={controlProps.id} id={`${controlProps.id}-button`}>
              {multiple ? messages.chooseFiles : messages.chooseFile}
            </label>
            <span>
              {multiple ? messages.dropFiles : messages.dropFile}
              {maxSize && ` · ${messages.maxFileSize(maxSize)}`}
            </span>
          </DropZone>
          {files.length > 0 && <FileList files={files} onRemove={onRemove} onRetry={onRetry} />}
        </>
      )}
    </Field>
  );
});
