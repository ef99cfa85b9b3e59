import { floatingPanelStyle, token, VisuallyHidden } from '@rubrica/ui';
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { OfferLine } from './offer-line.tsx';
import type { Offer } from './offers.ts';
import { useOfferMessages } from './use-offer-messages.ts';
import { usePlaceBy } from './use-place-by.ts';

export interface CommandMenuProps {
  /** What it was opened from; the menu stands beside it. */
  anchor: Element | null;
  offers: readonly Offer[];
  onPick: (offer: Offer) => void;
  /** Closed without a choice. */
  onClose: () => void;
}

const Panel = styled.div`
  ${floatingPanelStyle}
  inline-size: min(340px, calc(100vw - 16px));
  padding: 0;
  overflow: hidden;
  &:popover-open {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  & > input {
    padding: 10px 14px;
    border: 0;
    border-block-end: 1px solid ${token.color.line};
    background: transparent;
    font-size: ${token.font[14]};
    outline: none;
  }
  & > input::placeholder {
    color: ${token.color.inkFaint};
    opacity: 1;
  }
  /* The field always has the focus while the menu is open: the caret and the marked line show it. */
  &:focus-within {
    border-color: ${token.color.focus};
  }
  & > [role='listbox'] {
    padding: ${token.space[4]};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & [data-part='group'] {
    padding: 8px 10px 4px;
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
    font-weight: 550;
  }
  & > p {
    padding: 4px 14px 12px;
    font-size: ${token.font[14]};
    color: ${token.color.inkSoft};
  }
`;

/** A list of what can be added, searched by typing: arrow keys walk, Enter takes, Escape leaves everything as it was. */
export function CommandMenu({ anchor, offers, onPick, onClose }: CommandMenuProps) {
  const m = useEditorMessages();
  const messages = useOfferMessages();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const style = usePlaceBy(anchor, panel);

  const found = offers.filter((offer) => messages(offer).search.includes(text.trim().toLowerCase()));
  const marked = Math.min(at, Math.max(0, found.length - 1));

  useEffect(() => {
    input.current?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [onClose]);

  useEffect(() => {
    document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  const press = (event: KeyboardEvent) => {
    // The menu's keys are its own, also for the form it floats over.
    event.stopPropagation();
    const steps: Record<string, number> = {
      ArrowDown: marked + 1,
      ArrowUp: marked - 1,
      Home: 0,
      End: found.length - 1,
    };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const offer = found[marked];
      if (offer) onPick(offer);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
    }
  };

  return (
    <Panel ref={panel} popover="manual" role="dialog" aria-label={m.add.title} style={style}>
      <input
        ref={input}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${marked}` : undefined}
        aria-autocomplete="list"
        aria-label={m.add.search}
        autoComplete="off"
        placeholder={m.add.placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div role="listbox" id={`${id}-list`} aria-label={m.add.title}>
        {found.map((offer, index) => (
          <Fragment key={messages(offer).label + offer.list}>
            {found[index - 1]?.list !== offer.list && (
              <div data-part="group" role="presentation">
                {m.add[offer.list]}
              </div>
            )}
            <OfferLine
              id={`${id}-${index}`}
              offer={offer}
              marked={index === marked}
              onPoint={() => setAt(index)}
              onPick={() => onPick(offer)}
            />
          </Fragment>
        ))}
      </div>
      {found.length === 0 && <p>{m.add.none}</p>}
      <VisuallyHidden role="status">{m.add.found(found.length)}</VisuallyHidden>
    </Panel>
  );
}
