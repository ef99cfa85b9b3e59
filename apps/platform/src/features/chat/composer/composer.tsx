import { Button, Cluster, formatDuration, IconButton, token, VisuallyHidden } from '@rubrica/ui';
import { Mic, Paperclip, SendHorizontal, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { AttachedVoice } from '../../../lib/chat/attached-voice.tsx';
import { type LoadedRecorder, voiceRecorder } from '../../../lib/chat/load-voice-recorder.ts';
import { acceptedFiles } from '../../../lib/chat/take-files.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { QueuedFile } from '../outbox/outbox-item.ts';
import { chatLimits } from './limits.ts';
import type { useAttachments } from './use-attachments.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[16]} max(${token.space[12]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token.color.line};

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[8]};
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: flex;
    align-items: center;
    max-inline-size: 100%;
    padding-inline-start: ${token.space[12]};
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
    font-size: ${token.font[14]};
  }
  & > ul bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [role='alert'] {
    color: ${token.color.dangerInk};
    font-size: ${token.font[14]};
  }
  & > [data-part='line'] {
    display: flex;
    align-items: flex-end;
    gap: ${token.space[4]};
    margin-inline: -8px 0;
  }
  & textarea {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    max-block-size: 160px;
    padding: 9px ${token.space[12]};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font: inherit;
    font-size: max(16px, ${token.font[14]});
    line-height: 1.5;
    resize: none;
    field-sizing: content;
  }
  & textarea:focus-visible {
    border-color: ${token.color.focus};
    outline: 2px solid ${token.color.focus};
    outline-offset: 0;
  }
  & [data-part='line'] > button:last-child {
    margin-inline-start: ${token.space[4]};
    min-inline-size: 44px;
    padding-inline: ${token.space[12]};
  }
`;

/** What is sent. */
export interface Written {
  text: string;
  files: QueuedFile[];
}

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  files: ReturnType<typeof useAttachments>;
  onSend: (written: Written) => void;
}

/** Where a message is written, with its files and recordings. */
export function Composer({ field, text, onText, files, onSend }: ComposerProps) {
  const m = useMessages({ en, ar });
  const language = useLanguage();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [recorder, setRecorder] = useState<LoadedRecorder | 'loading' | 'missing' | null>(null);
  const isMissing = recorder === 'missing';
  const isLoading = recorder === 'loading';
  const loaded = typeof recorder === 'string' ? null : recorder;
  // A keyboard on a screen has no second key for a new line.
  const hasKeys = useMediaQuery('(hover: hover) and (pointer: fine)');
  const { attachments, problems } = files;
  const isTooLong = text.trim().length > chatLimits.characters;
  const isEmpty = text.trim() === '' && attachments.length === 0;
  const canRecord = 'mediaDevices' in navigator && attachments.length < chatLimits.files;

  const newestText = useRef(text);
  useEffect(() => {
    newestText.current = text;
  });
  const isReading = useRef(false);
  const send = async () => {
    if (isEmpty || isTooLong || isReading.current) return;
    field.current?.focus();
    isReading.current = true;
    const read = await files.read();
    if (read) {
      onSend({ text: text.trim(), files: read });
      // At once: the next Enter would send it again.
      flushSync(() => {
        files.clear();
        // What has been typed since is the next message.
        if (newestText.current.startsWith(text)) onText(newestText.current.slice(text.length));
      });
    }
    isReading.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!hasKeys && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    files.paste(pasted);
  };
  const record = () => {
    setRecorder('loading');
    // After a cancel, nothing opens.
    const settle = (next: LoadedRecorder | 'missing') => setRecorder((now) => (now === 'loading' ? next : now));
    void voiceRecorder.load().then(settle, () => settle('missing'));
  };
  // What was being recorded when the panel was closed is offered again.
  const hasInterrupted = useRef(files.interruptedId() !== undefined);
  useEffect(() => {
    if (hasInterrupted.current) record();
    hasInterrupted.current = false;
  });
  const stopRecording = () => {
    files.noteRecording(undefined);
    // Not one that was opened since: what it records would be lost.
    setRecorder((now) => (now === recorder ? null : now));
    requestAnimationFrame(() => field.current?.focus());
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {attachments.length > 0 && (
        <ul aria-label={m.attached}>
          {attachments.map(({ key, file, durationMs, problem }) => {
            const name =
              durationMs === null ? file.name : `${m.voiceLabel} (${formatDuration(durationMs / 1000, language)})`;
            return (
              <li key={key}>
                {durationMs === null ? <bdi>{name}</bdi> : <AttachedVoice file={file} name={name} problem={problem} />}
                <IconButton
                  label={m.remove(name)}
                  icon={<X aria-hidden="true" />}
                  onClick={() => {
                    files.remove(key);
                    field.current?.focus();
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      {(problems.length > 0 || isTooLong || isMissing) && (
        <div role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          {isTooLong && <p>{m.tooLong(chatLimits.characters)}</p>}
          {isMissing && <p>{m.voiceMissing}</p>}
        </div>
      )}
      {(loaded || isLoading) && (
        <>
          {loaded && (
            <loaded.View
              label={m.voiceLabel}
              interruptedId={files.interruptedId()}
              onRecording={files.noteRecording}
              onTake={(take) => {
                files.add([take.file], take);
                stopRecording();
              }}
            />
          )}
          <Cluster justify="end">
            <Button onClick={stopRecording}>{m.cancelVoice}</Button>
          </Cluster>
        </>
      )}
      <div data-part="line">
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={acceptedFiles}
          aria-label={m.attach}
          onChange={({ target }) => {
            files.add([...(target.files ?? [])]);
            target.value = '';
            field.current?.focus();
          }}
        />
        <IconButton
          type="button"
          label={m.attach}
          icon={<Paperclip aria-hidden="true" />}
          onClick={() => input.current?.click()}
        />
        {canRecord && !loaded && (
          <IconButton
            type="button"
            label={m.voice}
            icon={<Mic aria-hidden="true" />}
            pressed={isLoading}
            onClick={() => (isLoading ? setRecorder(null) : record())}
          />
        )}
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={text}
          placeholder={m.placeholder}
          aria-label={m.write}
          aria-describedby={hasKeys ? hintId : undefined}
          aria-invalid={isTooLong}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {hasKeys && (
          <VisuallyHidden>
            <span id={hintId}>{m.keys}</span>
          </VisuallyHidden>
        )}
        <Button type="submit" variant="primary" aria-disabled={isEmpty || isTooLong} aria-label={m.send}>
          <SendHorizontal aria-hidden="true" data-mirror="" size={20} />
        </Button>
      </div>
    </Form>
  );
}
