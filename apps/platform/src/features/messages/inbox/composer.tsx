import { chatLimits, type InboxThread, type Language } from '@rubrica/api-client/contract';
import { Banner, Button, IconButton, QuietButton, TextArea, token, VisuallyHidden } from '@rubrica/ui';
import { MessageSquareQuote, Mic, Paperclip, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { voiceRecorder, type LoadedRecorder } from '../../../lib/chat/load-voice-recorder.ts';
import { fileMessages } from '../../../lib/chat/messages.ts';
import { acceptedFiles, takeFiles } from '../../../lib/chat/take-files.ts';
import { useKeepFocus } from '../../../lib/focus/use-keep-focus.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { Segmented } from '../../../lib/preferences/segmented.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { attachmentMessages } from './attachment-messages.ts';
import { AttachmentList } from './attachment-list.tsx';
import { CannedPicker } from './canned-picker.tsx';
import type { DraftMode, useThreadDraft } from './thread-draft.ts';
import { threadName } from './thread-name.ts';
import type { Unsent } from './outbox.ts';
import { useAttachments } from './use-attachments.ts';

const Form = styled.form`
  display: grid;
  gap: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[16]};
  border-block-start: 1px solid ${token.color.line};
  background: ${token.color.surface};

  &[data-mode='note'] {
    border-block-start: 1px dashed ${token.color.lineStrong};
    background: ${token.color.sunken};
  }
  & > [data-part='mode'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
  }
  & > [data-part='mode'] > fieldset {
    inline-size: 200px;
  }
  & > [data-part='mode'] label {
    min-block-size: 32px;
  }
  & > [data-part='mode'] > span {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & > [data-part='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]};
  }
  & > [data-part='bar'] > [data-part='end'] {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    margin-inline-start: auto;
  }
  & [data-over] {
    color: ${token.color.danger};
    font-size: ${token.font[13]};
  }
  & [data-part='voice'] {
    display: flex;
    align-items: start;
    gap: ${token.space[8]};
  }
  & [data-part='voice'] > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  @media (pointer: coarse) {
    & > [data-part='mode'] label {
      min-block-size: 44px;
    }
  }
`;

/** What is open beside the text. A voice message is for what was being written when it was begun; its recorder is null until it is loaded. */
type Opened = { part: 'canned' } | { part: 'voice'; mode: DraftMode; recorder: LoadedRecorder | null } | null;

interface ComposerProps {
  thread: InboxThread;
  /** The language in which its owner reads; null for a number that is nobody's. */
  language: Language | null;
  draft: ReturnType<typeof useThreadDraft>;
  /** Where canned answers are written. */
  cannedPath: string;
  textRef: RefObject<HTMLTextAreaElement | null>;
  onSend: (message: Unsent) => void;
  /** A key was pressed, in an answer or in a note. */
  onTyping: (isAnswer: boolean) => void;
}

/** Where an answer or a note is written. Whoever is not known cannot be answered. */
export function Composer({ thread, language, draft, cannedPath, textRef, onSend, onTyping }: ComposerProps) {
  const m = useMessages({ en, ar });
  const files = useMessages(attachmentMessages);
  const voice = useMessages(fileMessages);
  const { number } = useFormat();
  // A keyboard on a screen tells no keys.
  const hasKeys = useMediaQuery('(hover: hover) and (pointer: fine)');
  const [opened, setOpened] = useState<Opened>(null);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isWhatsApp = thread.channel === 'whatsapp';
  const canAnswer = thread.owner !== null;
  const mode = canAnswer ? draft.mode : 'note';
  const part = draft[mode];
  const { uploads: allUploads, items } = useAttachments(thread._id);
  const uploads = items.filter((item) => item.mode === mode);
  // The buttons of a file that goes out again, has arrived or is removed go with it.
  const kept = useKeepFocus(() => textRef.current?.focus());
  const name = threadName(thread, m);
  const trimmed = part.text.trim();
  const over = trimmed.length - chatLimits.characters;
  const isEmpty = trimmed === '' && part.files.length === 0;
  const hint = !canAnswer
    ? m.whatsAppUnknown
    : mode === 'note'
      ? m.noteHint
      : isWhatsApp
        ? m.goesByWhatsApp
        : undefined;
  const change = (next: string) => draft.change(mode, (before) => ({ ...before, text: next }));

  const send = () => {
    if (isEmpty || over > 0) return;
    const failed = uploads.filter(({ error }) => error !== undefined);
    if (failed.length > 0) {
      form.current?.querySelector<HTMLElement>('[data-failed] button')?.focus();
      return toast.error(files.notUploaded(failed.map((item) => item.name)));
    }
    if (uploads.length > 0) return toast.info(files.stillUploading);
    const at = new Date().toISOString();
    onSend({ clientId: crypto.randomUUID(), text: trimmed, files: part.files, isNote: mode === 'note', at });
    draft.change(mode, () => ({ text: '', files: [] }));
    textRef.current?.focus();
  };
  const attach = (chosen: readonly File[]) => {
    const taken = part.files.length + uploads.length;
    const { accepted, problems } = takeFiles(chosen, { taken, most: chatLimits.files });
    allUploads.add(
      thread._id,
      accepted.map((file) => ({ mode, file })),
    );
    for (const problem of problems) {
      if (problem.code === 'number') toast.info(files.problems.number(problem.most));
      else if (problem.code === 'size') toast.info(files.problems.size(problem.name, problem.megabytes));
      else toast.info(files.problems.kind(problem.name));
    }
  };
  const record = () => {
    const asked = { part: 'voice' as const, mode, recorder: null };
    setOpened(asked);
    // After a cancel, nothing opens.
    const settle = (next: Opened) => setOpened((now) => (now === asked ? next : now));
    void voiceRecorder.load().then(
      (recorder) => settle({ ...asked, recorder }),
      () => {
        settle(null);
        toast.error(files.voiceMissing);
      },
    );
  };
  const closeCanned = (insert?: string) => {
    setOpened(null);
    if (insert !== undefined) change(part.text === '' ? insert : `${part.text.trimEnd()}\n${insert}`);
    // The field is there as before; the text goes on where it ends.
    requestAnimationFrame(() => textRef.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (event.key === '/' && part.text === '' && mode === 'answer') {
      event.preventDefault();
      setOpened({ part: 'canned' });
    } else if (event.key === 'Escape') {
      const row = document.querySelector<HTMLElement>('[data-thread-link][aria-current]');
      (row ?? event.currentTarget).focus();
      if (!row) event.currentTarget.blur();
    }
  };

  return (
    <Form
      ref={form}
      data-mode={mode}
      {...kept}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {thread.isBlocked && <Banner tone="warning">{m.blockedBanner}</Banner>}
      <div data-part="mode">
        {canAnswer && (
          <Segmented
            label={m.mode}
            hideLabel
            value={mode}
            options={[
              { value: 'answer', label: m.answer },
              { value: 'note', label: m.noteMode },
            ]}
            onChange={draft.setMode}
          />
        )}
        <span id="composer-hint">{hint}</span>
      </div>
      {opened?.part === 'canned' && (
        <CannedPicker
          person={{ language: language ?? 'en', name: thread.owner?.name ?? '' }}
          path={cannedPath}
          onPick={(picked) => closeCanned(picked)}
          onClose={() => closeCanned()}
        />
      )}
      <TextArea
        ref={textRef}
        label={mode === 'note' ? m.noteLabel : m.answerLabel(name)}
        hideLabel
        rows={2}
        maxRows={8}
        dir="auto"
        placeholder={mode === 'note' ? m.noteLabel : hasKeys ? m.answerHint : m.answerHintTouch}
        aria-describedby="composer-hint"
        value={part.text}
        onChange={(event) => {
          change(event.target.value);
          onTyping(mode === 'answer');
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = [...event.clipboardData.files];
          if (pasted.length === 0) return;
          event.preventDefault();
          attach(pasted);
        }}
      />
      <AttachmentList
        files={part.files}
        onRemoveFile={(id) =>
          draft.change(mode, (before) => ({ ...before, files: before.files.filter((file) => file.id !== id) }))
        }
        items={uploads}
        onRetry={(id) => allUploads.retry(thread._id, id)}
        onRemoveItem={(id) => allUploads.remove(thread._id, id)}
      />
      {opened?.part === 'voice' && opened.recorder && (
        <div data-part="voice">
          <opened.recorder.View
            label={files.voiceLabel}
            onTake={({ file, durationMs, problem }) => {
              allUploads.add(thread._id, [{ mode: opened.mode, file, durationMs: durationMs ?? undefined }]);
              if (problem) toast.info(voice.voiceProblem[problem]);
              if (opened.mode !== mode) toast.info(files.voiceKept[opened.mode]);
              // Not one that was opened since: what it records would be lost.
              setOpened((now) => (now === opened ? null : now));
            }}
          />
          <IconButton label={files.voiceCancel} icon={<X aria-hidden="true" />} onClick={() => setOpened(null)} />
        </div>
      )}
      <div data-part="bar">
        <IconButton
          label={files.attach}
          icon={<Paperclip aria-hidden="true" />}
          onClick={() => input.current?.click()}
        />
        <IconButton
          label={files.voice}
          icon={<Mic aria-hidden="true" />}
          pressed={opened?.part === 'voice'}
          onClick={() => (opened?.part === 'voice' ? setOpened(null) : record())}
        />
        {mode === 'answer' && (
          <IconButton
            label={m.canned}
            shortcut="/"
            icon={<MessageSquareQuote aria-hidden="true" />}
            pressed={opened?.part === 'canned'}
            onClick={() => (opened?.part === 'canned' ? closeCanned() : setOpened({ part: 'canned' }))}
          />
        )}
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            multiple
            tabIndex={-1}
            aria-label={files.attach}
            accept={acceptedFiles}
            onChange={(event) => {
              attach([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </VisuallyHidden>
        <div data-part="end">
          {over > 0 && (
            <span data-over="" role="status">
              {m.tooLong(number(over))}
            </span>
          )}
          {mode === 'note' ? (
            <QuietButton type="submit" tone="accent" disabled={isEmpty || over > 0}>
              {m.saveNote}
            </QuietButton>
          ) : (
            <Button type="submit" variant="primary" disabled={isEmpty || over > 0}>
              {m.send}
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
}
