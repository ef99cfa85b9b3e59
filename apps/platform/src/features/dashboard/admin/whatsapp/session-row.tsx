import type { WhatsAppLink, WhatsAppSession } from '@rubrica/api-client/contract';
import { Chip, Cluster, ConfirmDialog, QuietButton, VisuallyHidden } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { QrCode as QrIcon, RotateCw, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/errors/error-text.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { useCommonMessages } from '../../../../lib/messages/common.ts';
import { invalidate } from '../../../../lib/query-keys.ts';
import { useRunChange } from '../../../../lib/resource/use-run-change.ts';
import { toast } from '../../../../lib/toast/toast.ts';
import { LinkDialog } from './link-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { canConnect, canRestart, statusName, toneOf } from './session-status.ts';
import { useSessionName } from './use-session-name.ts';

/** `spec.md` section 9. */
const primaryToastMs = 2000;

interface SessionRowProps {
  session: WhatsAppSession;
  isPrimary: boolean;
  nowMs: number;
}

/** A phone number of the school: how it is, and what can be done with it. */
export function SessionRow({ session, isPrimary, nowMs }: SessionRowProps) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const format = useFormat();
  const client = useQueryClient();
  const runChange = useRunChange();
  const row = useRef<HTMLLIElement>(null);
  const [link, setLink] = useState<WhatsAppLink | null>(null);
  const [isConnecting, setConnecting] = useState(false);
  const [isRestarting, setRestarting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const name = useSessionName()(session);
  const params = { id: session.id };

  const makePrimary = async () => {
    if (session.status !== 'connected') {
      toast.error(messages.notConnected);
      return;
    }
    setChoosing(true);
    try {
      await api.updateMetadata({ body: { wasenderApiKey: session.api_key } });
      await invalidate(client, 'Metadata');
      toast.success(messages.nowPrimary(name), { durationMs: primaryToastMs });
      // The chip that had the focus is gone.
      row.current?.focus();
    } catch (error) {
      toast.error(errorText(error, common, messages.failed));
    }
    setChoosing(false);
  };
  const connect = async () => {
    setConnecting(true);
    // The toast says what went wrong.
    await runChange(async () => {
      const begun = await api.connectWhatsAppSession({ params });
      void invalidate(client, 'WhatsAppSession');
      if (begun.status === 'connected') return messages.connected(name);
      setLink(begun);
      return undefined;
    }, messages.failed).catch(() => {});
    setConnecting(false);
  };
  const closeLink = () => {
    setLink(null);
    // A number that is connected has no button any more to which the focus could return.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) row.current?.focus();
    });
  };
  const restart = () =>
    runChange(async () => {
      await api.restartWhatsAppSession({ params });
      await invalidate(client, 'WhatsAppSession');
      return messages.restarted(name);
    }, messages.failed);

  return (
    <li ref={row} tabIndex={-1}>
      <div>
        <Cluster gap={8}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <Chip tone={toneOf(session.status)}>{statusName(session.status, messages.statuses)}</Chip>
        </Cluster>
        <small>
          {session.phone_number === null ? messages.noNumber : <bdi dir="ltr">{session.phone_number}</bdi>}
          {session.updated_at !== null && (
            <>
              {' · '}
              <time dateTime={session.updated_at} title={format.dateTime(session.updated_at)}>
                {messages.updated(format.fromNow(session.updated_at, nowMs))}
              </time>
            </>
          )}
        </small>
      </div>
      <Cluster gap={4}>
        {isPrimary ? (
          <Chip tone="accent" icon={<Star aria-hidden="true" />}>
            {messages.primary}
          </Chip>
        ) : (
          <Chip onClick={() => void makePrimary()} disabled={isChoosing}>
            {messages.makePrimary}
            <VisuallyHidden>{name}</VisuallyHidden>
          </Chip>
        )}
        {canConnect(session.status) && (
          <QuietButton
            tone="accent"
            icon={<QrIcon aria-hidden="true" />}
            loading={isConnecting}
            aria-label={`${messages.connect}: ${name}`}
            onClick={() => void connect()}
          >
            {messages.connect}
          </QuietButton>
        )}
        {canRestart(session.status) && (
          <QuietButton
            icon={<RotateCw aria-hidden="true" />}
            aria-label={`${messages.restart}: ${name}`}
            onClick={() => setRestarting(true)}
          >
            {messages.restart}
          </QuietButton>
        )}
      </Cluster>
      {link && <LinkDialog session={session} begun={link} onAgain={connect} onClose={closeLink} />}
      {isRestarting && (
        <ConfirmDialog
          open
          title={messages.restartTitle(name)}
          confirmLabel={messages.restart}
          onClose={() => setRestarting(false)}
          onConfirm={restart}
        >
          {messages.restartBody}
        </ConfirmDialog>
      )}
    </li>
  );
}
