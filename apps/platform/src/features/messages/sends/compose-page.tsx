import type { WhatsAppPreview } from '@rubrica/api-client/contract';
import { Banner, Button, ConfirmDialog, QuietButton, Skeleton, Stack, TextField, token } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { Loading } from '../../../lib/page/loading.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { Columns, Section } from '../../../lib/page/section.tsx';
import { invalidate } from '../../../lib/query-keys.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { useStoredDraft } from '../../../lib/storage/use-stored-draft.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { AudienceFields, TaskField } from './audience-fields.tsx';
import { MediaField } from './media-field.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { Recipients, SampleList, SenderNotice } from './preview-parts.tsx';
import {
  audienceOf,
  audienceOfAddress,
  audienceOfState,
  emptyDraft,
  isAboutTask,
  isComplete,
  isSendDraft,
  sendNameOf,
  taskOf,
  type SendDraft,
} from './send-draft.ts';
import { sendsPath } from './sends-path.ts';
import { TextFields } from './text-fields.tsx';
import { useSendPreview } from './use-send-preview.ts';

/** The longest name that the server takes. */
const longestSendName = 120;

/** Beside the form where there is room: who gets it and how it reads stay in sight while one writes. */
const Beside = styled.div`
  @media (min-width: 1080px) {
    position: sticky;
    inset-block-start: ${token.space[16]};
  }
`;

/** Writes a WhatsApp message to many people. What is written stays on this device until it is sent. */
export function ComposePage() {
  const { compose: m, list } = useMessages({ en, ar });
  const { state } = useLocation();
  const [address, setAddress] = useSearchParams();
  const [asked] = useState(() => audienceOfState(state) ?? audienceOfAddress(address));
  const local = useStoredDraft({
    kind: 'whatsapp-send',
    id: 'new',
    rev: '1',
    initial: () => ({ ...emptyDraft(), ...asked }),
    isValid: isSendDraft,
  });
  const { value: draft, wasRestored } = local;
  const change = (part: Partial<SendDraft>) => local.change({ ...draft, ...part });
  const [isChecked, setChecked] = useState(false);
  const isPrepared = useRef(false);
  useEffect(() => {
    if (asked === null || isPrepared.current) return;
    isPrepared.current = true;
    // Whoever was chosen on the page before is meant, and the text that waits here may be for them.
    local.change({ ...draft, ...asked });
    setAddress({}, { replace: true, state: null });
  }, [asked, draft, local, setAddress]);
  const { query, isCurrent } = useSendPreview(draft);
  const discard = () => {
    local.discard();
    setChecked(false);
  };

  return (
    <Page title={m.title} lead={m.lead} width="wide" breadcrumbs={[{ label: list.title, to: sendsPath() }]}>
      <Columns>
        <Stack gap={32}>
          {wasRestored && (
            <Banner action={<QuietButton onClick={discard}>{m.discard}</QuietButton>}>{m.restored}</Banner>
          )}
          <Section title={m.who}>
            <AudienceFields draft={draft} onChange={change} isChecked={isChecked} />
          </Section>
          <Section title={m.message} lead={m.messageHint}>
            <TextFields draft={draft} onChange={change} isChecked={isChecked} />
            {isAboutTask(draft) && draft.who !== 'task' && (
              <TaskField
                label={m.aboutTask}
                value={draft.task}
                error={isChecked && draft.task === null ? m.problems.task : undefined}
                onChange={(task) => change({ task })}
              />
            )}
            <MediaField media={draft.media} limits={query.data?.mediaLimits} onChange={(media) => change({ media })} />
            <TextField
              label={m.name}
              hint={m.nameHint}
              autoComplete="off"
              maxLength={longestSendName}
              placeholder={sendNameOf({ ...draft, name: '' })}
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Section>
        </Stack>
        <Beside>
          <Stack gap={24}>
            <Checked query={query} draft={draft} />
            {query.data && (
              <SendButton
                draft={draft}
                preview={query.data}
                isCurrent={isCurrent}
                onChecked={() => setChecked(true)}
                onSent={discard}
              />
            )}
          </Stack>
        </Beside>
      </Columns>
    </Page>
  );
}

interface CheckedProps {
  query: ReturnType<typeof useSendPreview>['query'];
  draft: SendDraft;
}

/** Who would get it and how it reads, or that this is not known. */
function Checked({ query, draft }: CheckedProps) {
  const { compose: m } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { data } = query;
  return (
    <>
      {query.isError && (
        <Banner
          tone="danger"
          announce
          title={m.previewFailed}
          action={
            <QuietButton loading={query.isFetching} onClick={() => void query.refetch()}>
              {m.retry}
            </QuietButton>
          }
        >
          {errorText(query.error, common)}
        </Banner>
      )}
      {data && <SenderNotice preview={data} />}
      {data ? (
        <>
          <Section title={m.recipients}>
            <Recipients preview={data} isChosen={audienceOf(draft) !== null} />
          </Section>
          <Section title={m.preview}>
            <SampleList preview={data} draft={draft} />
          </Section>
        </>
      ) : (
        query.isPending && (
          <Loading label={m.checking} onRetry={() => void query.refetch()}>
            <Stack gap={12}>
              <Skeleton height="24px" />
              <Skeleton height="96px" />
            </Stack>
          </Loading>
        )
      )}
    </>
  );
}

interface SendButtonProps {
  draft: SendDraft;
  preview: WhatsAppPreview;
  /** Whether the preview is that of the draft as it stands. */
  isCurrent: boolean;
  /** Called where something is missing, so that the fields say what. */
  onChecked: () => void;
  onSent: () => void;
}

/** Sends it, once it is complete and confirmed. */
function SendButton({ draft, preview, isCurrent, onChecked, onSent }: SendButtonProps) {
  const { compose: m } = useMessages({ en, ar });
  const client = useQueryClient();
  const navigate = useNavigate();
  const runChange = useRunChange();
  const [isConfirming, setConfirming] = useState(false);
  const { count, isConfigured, from } = preview;

  const press = () => {
    onChecked();
    if (isComplete(draft)) setConfirming(true);
    // The first field that says what is missing.
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const send = () =>
    runChange(async () => {
      const audience = audienceOf(draft);
      if (audience === null) return;
      const texts = { en: draft.en.trim(), ar: draft.ar.trim() };
      const body = { clientId: draft.clientId, name: sendNameOf(draft), audience, texts, task: taskOf(draft) };
      const campaign = draft.media
        ? await api.sendWhatsAppMedia({ body: { ...body, mediaFileId: draft.media._id } })
        : await api.sendMultipleWhatsAppMessages({ body });
      onSent();
      await invalidate(client, 'WhatsAppCampaign');
      void navigate(sendsPath(campaign._id));
      // A reply that got lost: what arrived first is what is sent.
      const isAsWritten = campaign.texts.en === texts.en && campaign.texts.ar === texts.ar;
      if (isAsWritten) return m.sent(campaign.total);
      toast.warning(m.sentBefore);
      return;
    }, m.failed);

  return (
    <>
      <Button
        variant="primary"
        icon={<Send data-mirror="" aria-hidden="true" />}
        disabled={!isConfigured || from === null || (isCurrent && isComplete(draft) && count === 0)}
        loading={!isCurrent && isComplete(draft)}
        onClick={press}
      >
        {m.send(isCurrent ? count : 0)}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          open
          title={m.confirmTitle(count)}
          confirmLabel={m.confirm}
          onClose={() => setConfirming(false)}
          onConfirm={send}
        >
          <strong>{m.duration(count, preview.minutes)}.</strong> {from !== null && `${m.fromNumber(from.name)}.`}{' '}
          {m.confirmBody}
        </ConfirmDialog>
      )}
    </>
  );
}
