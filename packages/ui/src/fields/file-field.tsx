import { Upload } from 'lucide-react';
import { forwardRef, useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../provider/context.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';
import { Field, type FieldBaseProps } from './field.tsx';
import { accepts, sizeText } from './file-rules.ts';
import { FileList, type FileItem } from './file-list.tsx';

export interface FileFieldProps extends FieldBaseProps {
  /** As the native `accept`: `image/*,.pdf`. What is dropped is held to it too. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  /** Bytes one file may have. */
  maxBytes?: number | undefined;
  /** What has been chosen, and how far each upload has come. */
  files?: readonly FileItem[] | undefined;
  /** Told the files that pass the rules; the others are named under the field. */
  onSelect: (files: File[]) => void;
  onRemove?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

const Zone = styled.div`
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
  /* The whole zone can be pressed, while the label alone names the input. */
  & > label::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    border-color: ${token.color.accent};
  }
  &[data-over] {
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

/** Files from the device: a native file input that is also a place to drop them. */
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
  const { messages } = useUi();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const limit = maxBytes === undefined ? undefined : sizeText(maxBytes, messages.fileSize);

  const pick = (list: PickedFiles) => {
    const all = multiple ? [...list] : [...list].slice(0, 1);
    const wrong = all.find((file) => !accepts(file, accept));
    const large = all.find((file) => maxBytes !== undefined && file.size > maxBytes);
    setRefused(
      wrong ? messages.fileWrongType(wrong.name) : large ? messages.fileTooLarge(large.name, limit ?? '') : undefined,
    );
    const good = all.filter((file) => accepts(file, accept) && (maxBytes === undefined || file.size <= maxBytes));
    if (good.length > 0) onSelect(good);
    // The same file may be chosen again after it was removed.
    if (input.current) input.current.value = '';
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) pick(event.dataTransfer.files);
  };

  return (
    <Field {...field} error={field.error ?? refused}>
      {(wiring) => (
        <>
          <Zone
            data-over={over ? '' : undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(!disabled);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <Upload aria-hidden="true" />
            <input
              {...wiring}
              ref={mergeRefs(ref, input)}
              type="file"
              name={name}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onBlur={onBlur}
              onChange={(event) => event.target.files && pick(event.target.files)}
              aria-labelledby={`${wiring.id}-label ${wiring.id}-press`}
            />
            <label htmlFor={wiring.id} id={`${wiring.id}-press`}>
              {multiple ? messages.chooseFiles : messages.chooseFile}
            </label>
            <span>
              {multiple ? messages.dropFiles : messages.dropFile}
              {limit && ` · ${messages.maxFileSize(limit)}`}
            </span>
          </Zone>
          {files.length > 0 && <FileList files={files} onRemove={onRemove} onRetry={onRetry} />}
        </>
      )}
    </Field>
  );
});

type PickedFiles = ArrayLike<File> & Iterable<File>;
