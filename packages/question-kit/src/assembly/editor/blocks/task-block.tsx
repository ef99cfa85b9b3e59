import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';

const Note = styled.p`
  color: ${token.color.inkSoft};
`;

/** Replaces the form of a block that is created and edited with a task. */
export function TaskBlock() {
  const m = useEditorMessages();
  return <Note>{m.block.fromTask}</Note>;
}
