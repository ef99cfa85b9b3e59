import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { updateItemOf } from '../../../primitives/draft/item-actions.ts';
import { NumberField } from '../../../primitives/editor/field/number-field.tsx';
import { MatchFields } from '../../../primitives/editor/comparison/match-fields.tsx';
import { MatchTester } from '../../../primitives/editor/comparison/match-tester.tsx';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { ShortItem } from '../schema.ts';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { shortEditorMessages } from './editor-messages.ts';
import { itemPath } from '../../../primitives/draft/paths.ts';

const Details = styled.div`
  display: grid;
  gap: ${token.space[16]};
  padding: ${token.space[12]};
  border-block-start: 1px solid ${token.color.line};
  & > :last-child {
    inline-size: 130px;
  }
`;

export interface ShortDetailsProps {
  id: string;
  item: ShortItem;
  index: number;
  itemIndex: number;
}

/** How one field's answers are compared, a try, and what it is worth. */
export function ShortDetails({ id, item, index, itemIndex }: ShortDetailsProps) {
  const m = useEditorMessages();
  const own = useEditorMessageSet(shortEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  return (
    <Details id={id} role="group" aria-label={own.details(itemIndex + 1)}>
      <MatchFields
        match={item.match}
        index={index}
        itemIndex={itemIndex}
        applyToAllLabel={own.toAll}
        appliedToAllText={own.toAllDone}
      />
      <MatchTester answers={item.answers} match={item.match} noKey={own.noKey} />
      <NumberField
        id={fieldId(itemPath<ShortItem>(index, itemIndex, 'mark'))}
        label={m.comparison.mark}
        min={0}
        max={1000}
        step={0.5}
        readOnly={readOnly}
        value={item.mark ?? 1}
        onChange={(mark) =>
          dispatch(updateItemOf<ShortItem>(index, itemIndex, { mark: mark === 1 ? undefined : mark }, { typing: true }))
        }
      />
    </Details>
  );
}
