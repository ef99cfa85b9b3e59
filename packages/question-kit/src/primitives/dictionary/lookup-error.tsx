import { useMessages } from '../messages/messages.ts';
import { dictionaryMessages } from './messages.ts';

/** Why a dictionary does not answer, and the way on. */
export function LookupError({ offline, retry }: { offline: boolean; retry: () => void }) {
  const messages = useMessages(dictionaryMessages);
  return (
    <div className="rb-dict-trouble" role="alert">
      <p>{offline ? messages.dictionaryOffline : messages.dictionaryFailed}</p>
      <button
        type="button"
        className="rb-tool"
        onClick={(event) => {
          // The button goes with its trouble; the focus stays with what it stood in.
          event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
          retry();
        }}
      >
        {messages.dictionaryAgain}
      </button>
    </div>
  );
}
