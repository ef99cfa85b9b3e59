import { token, VisuallyHidden } from '@rubrica/ui';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';

const Bar = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.accent};
  opacity: 0;
  cursor: pointer;
  transition: opacity ${token.motion.fast};
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 50%;
    block-size: 1px;
    background: ${token.color.accent};
  }
  & > svg {
    position: relative;
    inline-size: 20px;
    block-size: 20px;
    padding: 2px;
    border: 1px solid currentcolor;
    border-radius: 50%;
    background: ${token.color.surface};
  }
  &:is(:hover, :focus-visible, [aria-expanded='true']) {
    opacity: 1;
  }
  @media (pointer: coarse) {
    block-size: 44px;
    opacity: 0.7;
  }
`;

/** The control between two blocks that inserts another one. */
export const InsertHere = memo(function InsertHere({ at }: { at: number }) {
  const m = useEditorMessages();
  const { openMenu } = useEditor();
  return (
    <Bar
      type="button"
      onClick={(event) => openMenu({ anchor: event.currentTarget, list: 'questions', at, from: 'form' })}
    >
      <Plus aria-hidden="true" />
      <VisuallyHidden>{m.add.here(at + 1)}</VisuallyHidden>
    </Bar>
  );
});
