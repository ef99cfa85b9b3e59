import type { FileKind, WhatsAppPreview } from '@rubrica/api-client/contract';
import { Chip, Select, Stack, token } from '@rubrica/ui';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { KeepFocus } from '../../../lib/focus/keep-focus.tsx';
import { useMessages } from '../../../lib/i18n.ts';
import { UploadField } from '../../../lib/uploads/upload-field.tsx';
import { useUpload } from '../../../lib/uploads/use-upload.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { mediaKinds, type MediaKind, type SendDraft } from './send-draft.ts';

/** As what each kind is stored. */
const fileKinds = { image: 'image', video: 'video', document: 'pdf', audio: 'audio' } as const satisfies Record<
  MediaKind,
  FileKind
>;

const More = styled.details`
  & > summary {
    min-block-size: 32px;
    inline-size: fit-content;
    color: ${token.color.accent};
    font-size: ${token.font[14]};
    font-weight: 550;
    cursor: pointer;
  }
  &[open] > summary {
    margin-block-end: ${token.space[12]};
  }
`;

interface MediaFieldProps {
  media: SendDraft['media'];
  limits: WhatsAppPreview['mediaLimits'] | undefined;
  onChange: (media: SendDraft['media']) => void;
}

/** The file that goes with a message, of a size that WhatsApp takes. */
export function MediaField({ media, limits, onChange }: MediaFieldProps) {
  const { compose: m } = useMessages({ en, ar });
  const [kind, setKind] = useState<MediaKind>('image');
  return (
    <KeepFocus>
      {media !== null ? (
        <div>
          <Chip
            icon={<Paperclip aria-hidden="true" />}
            removeLabel={m.removeMedia(media.name)}
            onRemove={() => onChange(null)}
          >
            {m.attached(m.mediaKinds[media.kind], media.name)}
          </Chip>
        </div>
      ) : (
        <More>
          <summary>{m.addMedia}</summary>
          <Stack gap={16}>
            <Select
              label={m.mediaKind}
              value={kind}
              options={mediaKinds.map((value) => ({ value, label: m.mediaKinds[value] }))}
              onChange={(value) => setKind(mediaKinds.find((known) => known === value) ?? kind)}
            />
            <Upload key={kind} kind={kind} maxBytes={limits?.[kind]} onChange={onChange} />
          </Stack>
        </More>
      )}
    </KeepFocus>
  );
}

interface UploadProps {
  kind: MediaKind;
  maxBytes: number | undefined;
  onChange: (media: SendDraft['media']) => void;
}

function Upload({ kind, maxBytes, onChange }: UploadProps) {
  const { compose: m } = useMessages({ en, ar });
  const upload = useUpload({
    kind: fileKinds[kind],
    onStored: ({ ref }) => onChange({ _id: ref.id, name: ref.name, kind }),
  });
  return (
    <UploadField
      kind={fileKinds[kind]}
      label={m.chooseMedia}
      upload={upload}
      {...(maxBytes !== undefined && { maxBytes })}
    />
  );
}
