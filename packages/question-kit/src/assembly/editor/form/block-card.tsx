import { token } from '@rubrica/ui';
import { memo, useMemo, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { isAnswerable, isAuthored, type QuestionType } from '../../../types/question-types.ts';
import { manifestOf, type Block } from '../../core/registry.ts';
import { typeLabels } from '../../registries/type-labels.ts';
import { IssueNote } from '../../../primitives/editor/field/issue-note.tsx';
import { TaskBlock } from '../blocks/task-block.tsx';
import { issueAt } from '../../../primitives/editor/field/issues.ts';
import { useAllEditorMessages } from '../messages/all-messages.ts';
import { rowText } from '../outline/row-text.ts';
import { typeEditors, type BlockEditors } from '../registry.ts';
import type { BlockEditorProps } from '../../../primitives/editor/state/block-editor.ts';
import { nameOf } from '../state/block-name.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import { type EditorIssue } from '../../../primitives/editor/state/editor-api.ts';
import { useItemActions } from '../state/use-item-actions.ts';
import { FormCard } from './form-card.ts';
import { RenderWhenNear } from './render-when-near.tsx';
import { ItemMenu } from './item-menu.tsx';
import { blockPath } from '../../../primitives/draft/paths.ts';

/** How many blocks render at once; the others render when they come near the viewport. */
const drawnAtOnce = 6;

const Far = styled.p`
  min-block-size: 280px;
  color: ${token.color.inkSoft};
`;

export interface BlockCardProps {
  /** The type whose icon and name the block shows. */
  type: QuestionType;
  block: Block;
  index: number;
  /** The number under which students see it; none for what is only read. */
  number: number | undefined;
  total: number;
  issues: readonly EditorIssue[];
}

/** The form of one block. It renders again only when its own block, index or issues change. */
export const BlockCard = memo(function BlockCard({ type, block, index, number, total, issues }: BlockCardProps) {
  const m = useAllEditorMessages();
  const { fieldId, readOnly, editors } = useEditorWorkspace();
  const acts = useItemActions('questions', 'form');
  const name = nameOf(m, number, type);
  const Icon = typeLabels[type].icon;
  const mixed = issueAt(issues, 'type');
  const Editor = editorOf(type, editors);
  const worth = useMemo(() => manifestOf(block.type).maximum(block), [block]);

  return (
    <FormCard
      id={fieldId(blockPath(index))}
      data-place={`questions.${index}`}
      tabIndex={-1}
      role="group"
      aria-label={number === undefined ? name : `${name}${m.comma}${m.typeNames[type]}`}
    >
      <div data-part="head">
        {number !== undefined && (
          <span data-part="number" aria-hidden="true">
            {m.number(number)}
          </span>
        )}
        <Icon aria-hidden="true" />
        <h3>{m.typeNames[type]}</h3>
        <span data-part="worth">{isAnswerable(type) && m.block.worth(worth)}</span>
        {!readOnly && <ItemMenu list="questions" index={index} total={total} name={name} actions={acts} />}
      </div>
      {mixed && <IssueNote issue={mixed} />}
      <RenderWhenNear isRenderedAtOnce={index < drawnAtOnce} placeholder={<Far>{rowText(block)}</Far>}>
        <Editor block={block} index={index} issues={issues} />
      </RenderWhenNear>
    </FormCard>
  );
});

type AnyEditor = ComponentType<BlockEditorProps<Block>>;

function editorOf(type: QuestionType, own: Partial<BlockEditors> | undefined): AnyEditor {
  if (!isAuthored(type)) return TaskBlock;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the registry pairs every type with the editor of its own blocks; TypeScript cannot follow that through an index
  return (own?.[type] ?? typeEditors[type].Editor) as AnyEditor;
}
