import { Kbd, token } from '@rubrica/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { isWriting } from '../state/is-writing.ts';

const Keys = styled.details`
  padding-inline: 8px;
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
  & > summary {
    inline-size: fit-content;
    min-block-size: 28px;
    cursor: pointer;
  }
  & > ul {
    display: grid;
    gap: 4px;
    padding-block-start: 4px;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 5px;
  }
  /* Where there is no keyboard, or no room beside the form. */
  @media (pointer: coarse), (max-width: 700px) {
    display: none;
  }
`;

/** Where `?` belongs to somebody else. */
const elsewhere = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The keyboard shortcuts of the editor, folded until somebody asks for them: here, or with `?`. */
export function OutlineKeys() {
  const m = useEditorMessages();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDetailsElement>(null);
  const { walk, move, add, next, pane, remove } = m.outline.keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if ((key !== '?' && key !== '؟') || defaultPrevented || !(target instanceof Element)) return;
      if (isWriting(target) || target.closest(elsewhere)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const keys = [
    ['↑ ↓', walk],
    ['Alt ↑ ↓', move],
    ['/', add],
    ['Ctrl Enter', next],
    ['F6', pane],
    ['Del', remove],
    ['?', m.outline.keys.help],
  ] as const;
  return (
    <Keys ref={list} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.outline.keysTitle}</summary>
      <ul>
        {keys.map(([key, does]) => (
          <li key={key}>
            <Kbd>{key}</Kbd>
            {does}
          </li>
        ))}
      </ul>
    </Keys>
  );
}
