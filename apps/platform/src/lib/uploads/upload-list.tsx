import { ApiError, NetworkError } from '@rubrica/api-client';
import { IconButton, Progress, token, visuallyHidden } from '@rubrica/ui';
import { CircleAlert, CircleCheck, CloudOff, File as FileIcon, Pause, Play, RotateCcw, X } from 'lucide-react';
import { styled } from 'styled-components';
import { errorText } from '../errors/error-text.ts';
import { useMessages } from '../i18n.ts';
import { useCommonMessages } from '../messages/common.ts';
import { uploadMessages, type UploadMessages } from './messages.ts';
import type { UploadItem, UploadManager, UploadPhase } from './upload-manager.ts';

const List = styled.ul`
  display: grid;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px ${token.space[12]};
  padding-block: ${token.space[8]};
  padding-inline: ${token.space[12]} 6px;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  font-size: ${token.font[14]};
  line-height: 1.4;
  & > svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.inkFaint};
  }
  &[data-phase='done'] > svg {
    color: ${token.color.success};
  }
  &[data-phase='failed'] > svg {
    color: ${token.color.danger};
  }
  &[data-phase='offline'] > svg {
    color: ${token.color.warningInk};
  }
  & > div:first-of-type {
    display: grid;
    gap: 4px;
    min-inline-size: 0;
  }
  & > div:last-of-type {
    display: flex;
  }
  & [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 1.8;
  }
  & [data-part='state'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space[12]};
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  &[data-phase='failed'] [data-part='state'] {
    color: ${token.color.danger};
  }
  & [role='status'] {
    ${visuallyHidden}
  }
`;

const icons: Record<UploadPhase, typeof FileIcon> = {
  waiting: FileIcon,
  sending: FileIcon,
  paused: FileIcon,
  checking: FileIcon,
  offline: CloudOff,
  failed: CircleAlert,
  done: CircleCheck,
};

interface UploadListProps extends Partial<Pick<UploadManager, 'pause' | 'resume' | 'cancel'>> {
  items: readonly UploadItem[];
}

/** Files on their way to the server: how far each is, how long it takes, and what a person can do about it. */
export function UploadList({ items, ...actions }: UploadListProps) {
  if (items.length === 0) return null;
  return (
    <List>
      {items.map((item) => (
        <UploadRow key={item.id} item={item} {...actions} />
      ))}
    </List>
  );
}

function UploadRow({ item, pause, resume, cancel }: { item: UploadItem } & Omit<UploadListProps, 'items'>) {
  const messages = useMessages(uploadMessages);
  const common = useCommonMessages();
  const { id, name, phase, sizeBytes, sentBytes } = item;
  const Icon = icons[phase];
  const isExplained = phase === 'failed' || (phase === 'offline' && isForeign(item.error));
  const state = isExplained ? errorText(item.error, common) : messages.phase[phase];
  const isOnItsWay = phase !== 'done' && phase !== 'failed';
  return (
    <Row data-phase={phase}>
      <Icon aria-hidden="true" />
      <div>
        {/* By its own direction, so that the ellipsis is at the end of the name. */}
        <div data-part="name" dir="auto">
          {name}
        </div>
        {isOnItsWay && (
          <Progress
            hideLabel
            label={messages.progress(name)}
            value={phase === 'checking' || sizeBytes === 0 ? null : sentBytes / sizeBytes}
            tone={phase === 'sending' || phase === 'checking' ? 'accent' : 'highlight'}
          />
        )}
        <div data-part="state">
          {phase !== 'sending' && <span>{state}</span>}
          {phase === 'done' && <bdi>{messages.size(sizeBytes)}</bdi>}
          {isOnItsWay && phase !== 'checking' && (
            <>
              <span>{messages.percent(percentOf(item))}</span>
              <bdi>{messages.sent(messages.size(sentBytes), messages.size(sizeBytes))}</bdi>
            </>
          )}
          {phase === 'sending' && item.remainingMs !== null && <span>{timeLeft(item.remainingMs, messages)}</span>}
        </div>
        {/* A few words at a time: a screen reader is not to read every percent. */}
        <p role="status">
          {messages.announcement(
            name,
            phase === 'sending' ? messages.percent(Math.floor(percentOf(item) / 25) * 25) : state,
          )}
        </p>
      </div>
      <div>
        {item.canPause && pause && (phase === 'sending' || phase === 'waiting') && (
          <IconButton label={messages.pause(name)} icon={<Pause aria-hidden="true" />} onClick={() => pause(id)} />
        )}
        {resume && phase === 'paused' && (
          <IconButton label={messages.resume(name)} icon={<Play aria-hidden="true" />} onClick={() => resume(id)} />
        )}
        {resume && (phase === 'failed' || phase === 'offline') && (
          <IconButton
            label={phase === 'failed' ? messages.retry(name) : messages.tryNow(name)}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => resume(id)}
          />
        )}
        {cancel && phase !== 'checking' && (
          <IconButton
            label={isOnItsWay ? messages.cancel(name) : messages.remove(name)}
            icon={<X aria-hidden="true" />}
            onClick={() => cancel(id)}
          />
        )}
      </div>
    </Row>
  );
}

/** Whether the network replied in the place of the server, so that it is no lost connection. */
function isForeign(error: unknown): boolean {
  return error instanceof ApiError ? error.isForeign : error instanceof NetworkError && error.reason === 'foreign';
}

function percentOf({ sentBytes, sizeBytes }: UploadItem): number {
  return sizeBytes === 0 ? 0 : Math.floor((100 * sentBytes) / sizeBytes);
}

function timeLeft(remainingMs: number, messages: UploadMessages): string {
  return remainingMs < 60_000 ? messages.lessThanAMinute : messages.minutesLeft(Math.ceil(remainingMs / 60_000));
}
