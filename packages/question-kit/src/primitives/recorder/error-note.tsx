import { Banner, Button } from '@rubrica/ui';
import { browserKind, type RecorderError } from './recorder-error.ts';
import type { RecorderMessages, Speaker } from './messages-en.ts';

interface ErrorNoteProps {
  error: RecorderError;
  /** By default a student. */
  speaker?: Speaker;
  messages: RecorderMessages;
  onRetry: () => void;
  /** Passed if the microphone alone is enough. */
  onWithoutCamera: (() => void) | undefined;
}

/** Errors that trying again cannot solve. */
const notRetryable: ReadonlySet<RecorderError> = new Set(['insecure', 'unsupported', 'noStore']);

/** Explains an error and offers to try again. */
export function ErrorNote({ error, speaker, messages, onRetry, onWithoutCamera }: ErrorNoteProps) {
  const browser = browserKind(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <div className="rb-rec-error">
      <Banner tone="warning" announce title={messages.recorderErrorTitle(error)}>
        {messages.recorderErrorHint(error, browser, speaker)}
      </Banner>
      {!notRetryable.has(error) && (
        <div className="rb-rec-actions">
          <Button variant="primary" data-first="" onClick={onRetry}>
            {messages.recorderTryAgain}
          </Button>
          {onWithoutCamera && <Button onClick={onWithoutCamera}>{messages.recorderWithoutCamera}</Button>}
        </div>
      )}
    </div>
  );
}
