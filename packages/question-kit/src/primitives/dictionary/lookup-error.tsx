import { useMessages } from '../messages/messages.ts';
import { dictionaryMessages } from './messages.ts';

/** The error of a failed lookup, with a retry button. */
export function LookupError({ offline, retry }: { offline: boolean; retry: () => void }) {
  const messages = useMessages(dictionaryMessages);
  return (
    <div className="rb-dict-trouble" role="alert">
      <p>{offline ? messages.dictionaryOffline : messages.dictionaryFailed}</p>
      <button
        type="button"
        className="rb-tool"
        onClick={(event) => {
          // The button disappears on retry; the focus moves to the element around it.
          event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
          retry();
        }}
      >
        {messages.dictionaryRetry}
      </button>
    </div>
  );
}
