import { IconButton, token } from '@rubrica/ui';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import type { FileRef } from '../../primitives/schema/fields.ts';
import { useFileUrl } from '../../primitives/stimulus/use-file-url.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { mcqEditorMessages } from './editor-messages.ts';

const Frame = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[4]};
  margin-block-start: 6px;
  & > img {
    block-size: 72px;
    inline-size: auto;
    max-inline-size: 160px;
    border-radius: ${token.radius.control};
    object-fit: cover;
  }
`;

/** The picture of an option; the option's words describe it. */
export function OptionPicture({ file, onRemove }: { file: FileRef; onRemove: (() => void) | undefined }) {
  const own = useEditorMessageSet(mcqEditorMessages);
  const place = useFileUrl(file);
  return (
    <Frame>
      {place.url !== undefined ? <img src={place.url} onError={place.onError} alt="" /> : <span>{file.name}</span>}
      {onRemove && <IconButton label={own.removeImage} icon={<X aria-hidden="true" />} onClick={onRemove} />}
    </Frame>
  );
}
