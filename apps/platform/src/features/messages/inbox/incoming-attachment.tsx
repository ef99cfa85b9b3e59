import type { ChatAttachment } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { CircleAlert, FileText, Film, Image, Mic, Sticker } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { attachmentMessages } from './attachment-messages.ts';

const icons = { image: Image, video: Film, audio: Mic, document: FileText, sticker: Sticker } as const satisfies Record<
  ChatAttachment['kind'],
  unknown
>;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: 2px ${token.space[8]};
  padding: ${token.space[8]} ${token.space[12]};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.control};

  & > svg {
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 1px;
    color: ${token.color.inkSoft};
  }
  & > p {
    grid-column: 2;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

/** What somebody sent by WhatsApp and is not here: what it is, and that it is being fetched, or why it is not. */
export function IncomingAttachment({ attachment: { kind, name, problem } }: { attachment: ChatAttachment }) {
  const m = useMessages(attachmentMessages).incoming;
  const Icon = problem ? CircleAlert : icons[kind];
  return (
    <Box>
      <Icon aria-hidden="true" />
      <strong>
        {m.kinds[kind]} {name !== '' && <bdi>{name}</bdi>}
      </strong>
      <p>{problem ? m.problems[problem] : m.fetching}</p>
    </Box>
  );
}
