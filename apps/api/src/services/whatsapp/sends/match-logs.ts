import type { WhatsAppMessageId } from '@rubrica/api-client/contract';
import type { LoggedMessage } from '../../../whatsapp/provider.ts';

/** A message of which nobody knows whether it was sent. */
export interface UnknownMessage {
  id: WhatsAppMessageId;
  /** The recipient's phone number; null where they have none any more. */
  to: string | null;
  text: string;
  attemptedAt: Date;
}

/** What a log says of a message: what became of it, that it never came, or nothing that is certain. */
export type LogVerdict = { kind: 'found'; logged: LoggedMessage } | { kind: 'absent' } | { kind: 'unclear' };

interface Logs {
  items: readonly LoggedMessage[];
  isWhole: boolean;
  /** Whether the log is known to have all that was sent: it has a message that is known to have been. */
  isTrusted: boolean;
  /** The names of messages that are known to be other ones. */
  known: ReadonlySet<string>;
  now: Date;
}

/** How far the clocks of the two servers may be apart. */
const skewMs = 2 * 60_000;
/** A message is in the log within this time of its sending: the provider holds it until the session's limit allows it. */
const latestMs = 30 * 60_000;
/** Before then its absence says nothing. */
const absentAfterMs = 10 * 60_000;

const digitsOf = (phone: string) => phone.replaceAll(/\D/gu, '');

/**
 * Finds out by a session's log what became of messages. A message of the log stands for one of ours at most: where more than one could
 * be meant, nothing is decided.
 */
export function matchLogs(
  messages: readonly UnknownMessage[],
  { items, isWhole, isTrusted, known, now }: Logs,
): Map<WhatsAppMessageId, LogVerdict> {
  const candidates = items.filter(({ messageId }) => !known.has(messageId));
  const isSame = (message: UnknownMessage, logged: LoggedMessage) => {
    const laterMs = logged.at.getTime() - message.attemptedAt.getTime();
    return (
      message.to !== null &&
      logged.to === digitsOf(message.to) &&
      (logged.text === null || logged.text.trim() === message.text.trim()) &&
      laterMs >= -skewMs &&
      laterMs <= latestMs
    );
  };
  const oldest = Math.min(...items.map(({ at }) => at.getTime()));
  return new Map(
    messages.map((message): [WhatsAppMessageId, LogVerdict] => {
      const found = candidates.filter((logged) => isSame(message, logged));
      const [logged] = found;
      if (logged) {
        const others = messages.filter((other) => found.some((one) => isSame(other, one)));
        return [
          message.id,
          found.length === 1 && others.length === 1 ? { kind: 'found', logged } : { kind: 'unclear' },
        ];
      }
      const isCovered = isWhole || oldest < message.attemptedAt.getTime() - skewMs;
      const isOld = now.getTime() - message.attemptedAt.getTime() >= absentAfterMs;
      const isAbsent = isTrusted && isCovered && isOld && message.to !== null;
      return [message.id, { kind: isAbsent ? 'absent' : 'unclear' }];
    }),
  );
}
