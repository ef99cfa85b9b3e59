import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useId } from 'react';
import { numbersOf } from '../state/block-name.ts';
import type { QuestionType } from '../../../types/question-types.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import type { Block } from '../../core/registry.ts';
import { QuietAdd } from '../../../primitives/editor/blocks/quiet-add.tsx';
import { noIssues } from '../../../primitives/editor/field/issues.ts';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useStableIds } from '../../../primitives/editor/sort/use-stable-ids.ts';
import { useEditor, type EditorIssue } from '../../../primitives/editor/state/editor-api.ts';
import type { PlaceList } from '../state/use-place-acts.ts';
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
  list: PlaceList;
  items: readonly (Block | InputItem)[];
  /** The type of the draft's questions: its blocks take its look. */
  subQuestionType: QuestionType;
  issues: readonly (readonly EditorIssue[])[];
  current: string;
  tabStop: string;
}

/** The lines of one list, in an order that can be changed. */
export function OutlineList({ list, items, subQuestionType, issues, current, tabStop }: OutlineListProps) {
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
              place={place}
              number={numbers[place]}
              total={items.length}
              issues={(issues[place] ?? noIssues).length}
              current={current === `${list}.${place}`}
              tabStop={tabStop === `${list}.${place}`}
            />
          ))}
        </List>
      </SortableContext>
      {!readOnly && (
        <QuietAdd
          id={fieldId(['outline', list])}
          onClick={(event) => openMenu({ anchor: event.currentTarget, list, at: items.length, from: 'outline' })}
        >
          {add}
        </QuietAdd>
      )}
    </section>
  );
}
