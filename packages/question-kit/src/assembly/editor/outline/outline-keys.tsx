import { Kbd, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px ${token.space[12]};
  padding-inline: 8px;
  list-style: none;
  color: ${token.color.inkFaint};
  font-size: ${token.font[13]};
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  /* Where there is no keyboard, or no room beside the form. */
  @media (pointer: coarse), (max-width: 700px) {
    display: none;
  }
`;

/** Lists the keyboard shortcuts of the outline. */
export function OutlineKeys() {
  const m = useEditorMessages();
  const { walk, move, add, next, pane, remove } = m.outline.keys;
  const keys = [
    ['↑ ↓', walk],
    ['Alt ↑ ↓', move],
    ['/', add],
    ['Ctrl Enter', next],
    ['F6', pane],
    ['Del', remove],
  ] as const;
  return (
    <Keys aria-label={m.outline.keysTitle}>
      {keys.map(([key, does]) => (
        <li key={key}>
          <Kbd>{key}</Kbd>
          {does}
        </li>
      ))}
    </Keys>
  );
}
