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
import { usePlaceActs } from '../state/use-place-acts.ts';
import { FormCard } from './form-card.ts';
import { Near } from './near.tsx';
import { PlaceMenu } from './place-menu.tsx';
import { blockPath } from '../../../primitives/draft/paths.ts';

/** How many blocks are drawn at once; the others follow as they come near. */
const drawnAtOnce = 6;

const Far = styled.p`
  min-block-size: 280px;
  color: ${token.color.inkSoft};
`;

export interface BlockCardProps {
  /** The type whose look the block takes. */
  type: QuestionType;
  block: Block;
  index: number;
  /** The number under which students see it; none for what is only read. */
  number: number | undefined;
  total: number;
  issues: readonly EditorIssue[];
}

/** One block's form. It is drawn again when its own block, place or issues change, and for nothing else. */
export const BlockCard = memo(function BlockCard({ type, block, index, number, total, issues }: BlockCardProps) {
  const m = useAllEditorMessages();
  const { fieldId, readOnly, editors } = useEditorWorkspace();
  const acts = usePlaceActs('questions', 'form');
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
      aria-label={number === undefined ? name : `${name}, ${m.typeNames[type]}`}
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
        {!readOnly && <PlaceMenu list="questions" place={index} total={total} name={name} acts={acts} />}
      </div>
      {mixed && <IssueNote issue={mixed} />}
      <Near first={index < drawnAtOnce} rest={<Far>{rowText(block)}</Far>}>
        <Editor block={block} index={index} issues={issues} />
      </Near>
    </FormCard>
  );
});

type AnyEditor = ComponentType<BlockEditorProps<Block>>;

function editorOf(type: QuestionType, own: Partial<BlockEditors> | undefined): AnyEditor {
  if (!isAuthored(type)) return TaskBlock;
  // The registry pairs every type with the editor of its own blocks; TypeScript cannot follow that through an index.
  return (own?.[type] ?? typeEditors[type].Editor) as AnyEditor;
}
