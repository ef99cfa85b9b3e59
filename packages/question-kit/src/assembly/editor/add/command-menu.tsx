import { floatingPanelStyle, foldText, token, VisuallyHidden } from '@rubrica/ui';
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { AddOptionRow } from './add-option-row.tsx';
import type { AddOption } from './add-options.ts';
import { useAddOptionMessages } from './use-add-option-messages.ts';
import { usePopoverPosition } from './use-popover-position.ts';

export interface CommandMenuProps {
  /** The element that opened the menu; the menu is placed beside it. */
  anchor: Element | null;
  options: readonly AddOption[];
  onSelect: (offer: AddOption) => void;
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

/** A list of what can be added, searched by typing: arrow keys move, Enter selects, Escape closes. */
export function CommandMenu({ anchor, options: offers, onSelect: onPick, onClose }: CommandMenuProps) {
  const m = useEditorMessages();
  const messages = useAddOptionMessages();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [requestedIndex, setAt] = useState(0);
  const style = usePopoverPosition(anchor, panel);

  const wanted = foldText(text.trim());
  const matches = offers.filter((offer) => messages(offer).search.includes(wanted));
  const activeIndex = Math.min(requestedIndex, Math.max(0, matches.length - 1));

  useEffect(() => {
    input.current?.focus();
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', closeOnOutsidePress, true);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress, true);
  }, [onClose]);

  useEffect(() => {
    document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeIndex]);

  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys in the menu must not reach the shortcuts of the form.
    event.stopPropagation();
    const steps: Record<string, number> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      Home: 0,
      End: matches.length - 1,
    };
    const step = steps[event.key];
    if (step !== undefined && matches.length > 0) {
      event.preventDefault();
      setAt((step + matches.length) % matches.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const offer = matches[activeIndex];
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
        aria-activedescendant={matches.length > 0 ? `${id}-${activeIndex}` : undefined}
        aria-autocomplete="list"
        aria-label={m.add.search}
        autoComplete="off"
        placeholder={m.add.placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <div role="listbox" id={`${id}-list`} aria-label={m.add.title}>
        {matches.map((offer, index) => (
          <Fragment key={messages(offer).label + offer.list}>
            {matches[index - 1]?.list !== offer.list && (
              <div data-part="group" role="presentation">
                {m.add[offer.list]}
              </div>
            )}
            <AddOptionRow
              id={`${id}-${index}`}
              option={offer}
              isActive={index === activeIndex}
              onHover={() => setAt(index)}
              onSelect={() => onPick(offer)}
            />
          </Fragment>
        ))}
      </div>
      {matches.length === 0 && <p>{m.add.none}</p>}
      <VisuallyHidden role="status">{m.add.found(matches.length)}</VisuallyHidden>
    </Panel>
  );
}
