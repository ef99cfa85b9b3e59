import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { languageName } from '../text/language-tag.ts';
import { AccentBarRoot } from './accent-bar-root.ts';
import { insertText } from './insert-text.ts';
import { capitalOf, accentedLettersOf } from './letters.ts';
import { useTypedField } from './use-typed-field.ts';
import { accentMessages } from './messages.ts';

/** A combining mark is displayed on a dotted circle. */
const displayText = (letter: string) => (/^\p{M}/u.test(letter) ? `\u25CC${letter}` : letter);

/**
 * Buttons for the letters of the content language, shown at the lower edge of the question while a text field has the focus.
 * A click keeps the focus in the field. By keyboard, Alt and the down arrow move the focus here, arrow keys move between the
 * buttons and Escape returns to the field. Shift or the last button switches to capitals.
 */
export function AccentBar({ root }: { root: RefObject<HTMLElement | null> }) {
  const { contentLanguage, language } = useKit();
  const messages = useMessages(accentMessages);
  const bar = useRef<HTMLDivElement>(null);
  const field = useTypedField(root, bar);
  const [shift, setShift] = useState(false);
  const [locked, setLocked] = useState(false);
  const [tabStopIndex, setTabStopIndex] = useState(0);
  const letters = accentedLettersOf(contentLanguage);
  const capitals = shift || locked;
  const visibleLetters = letters.map((letter) => (capitals ? capitalOf(letter, contentLanguage) : letter));
  const hasCapitals = letters.some((letter) => capitalOf(letter, contentLanguage) !== letter);
  const nameOfLanguage = languageName(contentLanguage, language);

  useEffect(() => {
    const node = root.current;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      setShift(event.shiftKey);
      if (event.key !== 'ArrowDown' || !event.altKey || event.target === bar.current) return;
      if (!(event.target instanceof HTMLElement) || !event.target.matches('input, textarea')) return;
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    const onKeyUp = (event: globalThis.KeyboardEvent) => setShift(event.shiftKey);
    node?.addEventListener('keydown', onKeyDown);
    node?.addEventListener('keyup', onKeyUp);
    return () => {
      node?.removeEventListener('keydown', onKeyDown);
      node?.removeEventListener('keyup', onKeyUp);
    };
  }, [root]);

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: tabStopIndex + forward,
      ArrowLeft: tabStopIndex - forward,
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
      <AccentBarRoot data-shown={field !== null || undefined}>
        <div
          ref={bar}
          role="toolbar"
          aria-label={messages.accentBar(nameOfLanguage)}
          aria-keyshortcuts="Alt+ArrowDown"
          tabIndex={-1}
          onKeyDown={moveFocus}
          // Keeps the focus and the caret in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {visibleLetters.map((letter, index) => (
            <button
              key={letters[index]}
              type="button"
              tabIndex={index === tabStopIndex ? 0 : -1}
              aria-label={messages.accentInsert(letter)}
              lang={contentLanguage}
              onFocus={() => setTabStopIndex(index)}
              onClick={() => field && insertText(field, letter)}
            >
              <bdi>{displayText(letter)}</bdi>
            </button>
          ))}
          {hasCapitals && (
            <button
              type="button"
              tabIndex={tabStopIndex === letters.length ? 0 : -1}
              aria-label={messages.accentCapitals}
              aria-pressed={locked}
              data-wide=""
              onFocus={() => setTabStopIndex(letters.length)}
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
      </AccentBarRoot>
      <span className="rb-sr" role="status">
        {field ? messages.accentBarAvailable(nameOfLanguage) : ''}
      </span>
    </>
  );
}
