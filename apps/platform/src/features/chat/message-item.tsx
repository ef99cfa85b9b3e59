import type { ChatMessage } from '@rubrica/api-client/contract';
import { VisuallyHidden } from '@rubrica/ui';
import { MessageFiles } from '../../lib/chat/message-files.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Bubble } from './chat-bubble.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface MessageItemProps {
  message: ChatMessage;
  /** What the newest own message has come to: read by the school, or sent. */
  mark: 'read' | 'delivered' | null;
}

/** A message of the thread, with who wrote it and when. */
export function MessageItem({ message, mark }: MessageItemProps) {
  const m = useMessages({ en, ar });
  const { time } = useFormat();
  const isOwn = message.by === 'owner';
  const author = m.by(message, isOwn);
  const sent = time(message.createdAt);
  return (
    <Bubble data-own={isOwn ? '' : undefined}>
      {isOwn ? <VisuallyHidden>{`${author}:`}</VisuallyHidden> : <small>{author}</small>}
      <div>
        {message.isDeleted && <p>{m.deleted}</p>}
        {message.text !== '' && <p dir="auto">{message.text}</p>}
        <MessageFiles files={message.files} author={author} sent={sent} />
      </div>
      <small>
        <time dateTime={message.createdAt}>{sent}</time>
        {mark && ` · ${mark === 'read' ? m.read : m.delivered}`}
      </small>
    </Bubble>
  );
}
