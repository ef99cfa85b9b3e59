import { useWords } from '../messages/words.ts';
import { dictionaryWords } from './words.ts';

/** Why a dictionary does not answer, and the way on. */
export function Trouble({ offline, retry }: { offline: boolean; retry: () => void }) {
  const words = useWords(dictionaryWords);
  return (
    <div className="rb-dict-trouble" role="alert">
      <p>{offline ? words.dictionaryOffline : words.dictionaryFailed}</p>
      <button
        type="button"
        className="rb-tool"
        onClick={(event) => {
          // The button goes with its trouble; the focus stays with what it stood in.
          event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
          retry();
        }}
      >
        {words.dictionaryAgain}
      </button>
    </div>
  );
}
