import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { BarRoot } from './bar-root.ts';
import { insertText } from './insert-text.ts';
import { capitalOf, lettersOf } from './letters.ts';
import { useTypedField } from './use-typed-field.ts';
import { accentMessages } from './messages.ts';

/** A sign that sits on another needs one to sit on. */
const shownOn = (letter: string) => (/^\p{M}/u.test(letter) ? `\u25CC${letter}` : letter);

/**
 * The letters of the content's language, at the lower edge of the question while one of its fields is typed into. A press
 * leaves the focus in the field; by keyboard, Alt and arrow down lead here, arrow keys walk, Escape leads back. Shift, or
 * the last button where there is no keyboard, gives capitals.
 */
export function AccentBar({ root }: { root: RefObject<HTMLElement | null> }) {
  const { contentLanguage, language } = useKit();
  const messages = useMessages(accentMessages);
  const bar = useRef<HTMLDivElement>(null);
  const field = useTypedField(root, bar);
  const [shift, setShift] = useState(false);
  const [locked, setLocked] = useState(false);
  const [stop, setStop] = useState(0);
  const letters = lettersOf(contentLanguage);
  const capitals = shift || locked;
  const shown = letters.map((letter) => (capitals ? capitalOf(letter, contentLanguage) : letter));
  const hasCapitals = letters.some((letter) => capitalOf(letter, contentLanguage) !== letter);
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(contentLanguage) ?? contentLanguage;

  useEffect(() => {
    const node = root.current;
    const press = (event: globalThis.KeyboardEvent) => {
      setShift(event.shiftKey);
      if (event.key !== 'ArrowDown' || !event.altKey || event.target === bar.current) return;
      if (!(event.target instanceof HTMLElement) || !event.target.matches('input, textarea')) return;
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    const release = (event: globalThis.KeyboardEvent) => setShift(event.shiftKey);
    node?.addEventListener('keydown', press);
    node?.addEventListener('keyup', release);
    return () => {
      node?.removeEventListener('keydown', press);
      node?.removeEventListener('keyup', release);
    };
  }, [root]);

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: stop + forward,
      ArrowLeft: stop - forward,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = steps[event.key];
    if (event.key === 'Escape') field?.focus();
    else if (next !== undefined) buttons[(next + buttons.length) % buttons.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (letters.length === 0) return null;
  return (
    <>
      <BarRoot data-shown={field !== null || undefined}>
        <div
          ref={bar}
          role="toolbar"
          aria-label={messages.accentBar(name)}
          aria-keyshortcuts="Alt+ArrowDown"
          tabIndex={-1}
          onKeyDown={walk}
          // A press on a letter leaves the focus, and with it the caret, where it is.
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map((letter, place) => (
            <button
              key={letters[place]}
              type="button"
              tabIndex={place === stop ? 0 : -1}
              aria-label={messages.accentInsert(letter)}
              lang={contentLanguage}
              onFocus={() => setStop(place)}
              onClick={() => field && insertText(field, letter)}
            >
              <bdi>{shownOn(letter)}</bdi>
            </button>
          ))}
          {hasCapitals && (
            <button
              type="button"
              tabIndex={stop === letters.length ? 0 : -1}
              aria-label={messages.accentCapitals}
              aria-pressed={locked}
              data-wide=""
              onFocus={() => setStop(letters.length)}
              onClick={() => setLocked(!locked)}
            >
              <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                <path
                  d="M12 4 4 13h4.5v6h7v-6H20Z"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinejoin="round"
                />
              </svg>
            </button>
          )}
          <span aria-hidden="true">{messages.accentKeys}</span>
        </div>
      </BarRoot>
      <span className="rb-sr" role="status">
        {field ? messages.accentThere(name) : ''}
      </span>
    </>
  );
}
