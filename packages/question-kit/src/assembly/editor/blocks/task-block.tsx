import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';

const Note = styled.p`
  color: ${token.color.inkSoft};
`;

/** Stands for the form of a block that comes with a task: what it is made of is set there. */
export function TaskBlock() {
  const m = useEditorMessages();
  return <Note>{m.block.fromTask}</Note>;
}
