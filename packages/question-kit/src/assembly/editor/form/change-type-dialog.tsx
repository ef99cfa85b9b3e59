import { ConfirmDialog } from '@rubrica/ui';
import { styled } from 'styled-components';
import { isAuthored } from '../../../types/question-types.ts';
import type { DraftAction } from '../../../primitives/draft/action.ts';
import type { BlockLoss } from '../../draft/loss.ts';
import { useAllEditorMessages } from '../messages/all-messages.ts';
import { numbersOf } from '../state/block-name.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';

/** A change of type that would delete content. */
export interface TypeChange {
  title: string;
  action: DraftAction;
  losses: readonly BlockLoss[];
}

const Lost = styled.span`
  display: block;
  margin-block-end: 8px;
  & > span {
    display: list-item;
    margin-inline-start: 1.2em;
    list-style: disc;
  }
`;

/** Names what a change of type would delete, and asks for confirmation. */
export function ChangeTypeDialog({ change, onClose }: { change: TypeChange; onClose: () => void }) {
  const m = useAllEditorMessages();
  const { dispatch, getDraft } = useEditorWorkspace();
  const numbers = numbersOf(getDraft().questions);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={change.title}
      confirmLabel={m.changeType.confirm}
      onConfirm={() => dispatch(change.action)}
    >
      <Lost role="list" as="span" aria-label={m.changeType.lose}>
        {m.changeType.lose}
        {change.losses.map((loss) => (
          <span key={loss.index} role="listitem">
            {m.changeType.loss(
              numbers[loss.index] ?? loss.index + 1,
              loss.fields.map((field) =>
                field === 'content' && isAuthored(loss.type)
                  ? m.contentNames[loss.type]
                  : (m.fieldNames[field] ?? field),
              ),
            )}
          </span>
        ))}
      </Lost>
      {m.changeType.keep}
    </ConfirmDialog>
  );
}
