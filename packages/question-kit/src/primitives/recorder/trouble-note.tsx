import { Banner, Button } from '@rubrica/ui';
import { browserKind, type Trouble } from './trouble.ts';
import type { RecorderMessages } from './messages-en.ts';

interface TroubleNoteProps {
  trouble: Trouble;
  messages: RecorderMessages;
  onRetry: () => void;
  /** Given where the microphone alone would do. */
  onWithoutCamera: (() => void) | undefined;
}

/** No press of a button here changes what these lack. */
const hopeless: ReadonlySet<Trouble> = new Set(['insecure', 'unsupported', 'noStore']);

/** What stands in the way, why, and the way on. */
export function TroubleNote({ trouble, messages, onRetry, onWithoutCamera }: TroubleNoteProps) {
  const browser = browserKind(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <div className="rb-rec-trouble">
      <Banner tone="warning" announce title={messages.recorderTroubleTitle(trouble)}>
        {messages.recorderTroubleHint(trouble, browser)}
      </Banner>
      {!hopeless.has(trouble) && (
        <div className="rb-rec-acts">
          <Button variant="primary" data-first="" onClick={onRetry}>
            {messages.recorderTryAgain}
          </Button>
          {onWithoutCamera && <Button onClick={onWithoutCamera}>{messages.recorderWithoutCamera}</Button>}
        </div>
      )}
    </div>
  );
}
