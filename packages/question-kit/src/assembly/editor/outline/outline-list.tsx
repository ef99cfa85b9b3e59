import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useId } from 'react';
import { numbersOf } from '../state/block-name.ts';
import type { QuestionType } from '../../../types/question-types.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import type { Block } from '../../core/registry.ts';
import { AddButton } from '../../../primitives/editor/blocks/add-button.tsx';
import { noIssues } from '../../../primitives/editor/field/issues.ts';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useStableIds } from '../../../primitives/editor/sort/use-stable-ids.ts';
import { useEditor, type EditorIssue } from '../../../primitives/editor/state/editor-api.ts';
import type { DraftList } from '../state/use-item-actions.ts';
import { OutlineRow } from './outline-row.tsx';

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
`;

const Empty = styled.p`
  padding-inline: 8px;
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

export interface OutlineListProps {
  list: DraftList;
  items: readonly (Block | InputItem)[];
  /** The type of the draft's questions; its blocks show its icon and name. */
  subQuestionType: QuestionType;
  issues: readonly (readonly EditorIssue[])[];
  currentPart: string;
  tabStopPart: string;
}

/** The rows of one sortable list. */
export function OutlineList({
  list,
  items,
  subQuestionType,
  issues,
  currentPart: current,
  tabStopPart: tabStop,
}: OutlineListProps) {
  const m = useEditorMessages();
  const { fieldId, openMenu, readOnly } = useEditor();
  const heading = useId();
  const ids = useStableIds(items);
  const numbers = numbersOf(items.flatMap((item) => ('kind' in item ? [] : [item])));
  const [title, empty, add] =
    list === 'questions'
      ? [m.outline.questions, m.outline.noQuestions, m.outline.addQuestion]
      : [m.outline.stimulus, m.outline.noStimulus, m.outline.addStimulus];

  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {items.length === 0 && <Empty>{empty}</Empty>}
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={readOnly}>
        <List>
          {items.map((item, place) => (
            <OutlineRow
              key={ids[place]}
              id={ids[place] ?? ''}
              list={list}
              item={item}
              subQuestionType={subQuestionType}
              index={place}
              number={numbers[place]}
              total={items.length}
              issueCount={(issues[place] ?? noIssues).length}
              isCurrent={current === `${list}.${place}`}
              isTabStop={tabStop === `${list}.${place}`}
            />
          ))}
        </List>
      </SortableContext>
      {!readOnly && (
        <AddButton
          id={fieldId(['outline', list])}
          onClick={(event) => openMenu({ anchor: event.currentTarget, list, at: items.length, from: 'outline' })}
        >
          {add}
        </AddButton>
      )}
    </section>
  );
}
