import { Checkbox } from '@rubrica/ui';
import { updateBlockOf } from '../../primitives/draft/block-actions.ts';
import { TextList } from '../../primitives/editor/blocks/text-list.tsx';
import { useEditor, type EditorIssue } from '../../primitives/editor/state/editor-api.ts';
import type { FillInBlanksBlock } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { fillInBlanksEditorMessages } from './editor-messages.ts';
import { blockPath } from '../../primitives/draft/paths.ts';

export interface WordBoxFieldsProps {
  index: number;
  boxOptions: boolean;
  distractors: readonly string[] | undefined;
  issues: readonly EditorIssue[];
}

/** Whether students choose from a word box, and the words in it that fit nowhere. */
export function WordBoxFields({ index, boxOptions, distractors = [], issues }: WordBoxFieldsProps) {
  const own = useEditorMessageSet(fillInBlanksEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  return (
    <>
      <Checkbox
        id={fieldId(blockPath<FillInBlanksBlock>(index, 'boxOptions'))}
        label={own.box}
        hint={own.boxHint}
        checked={boxOptions}
        disabled={readOnly}
        onChange={(event) => dispatch(updateBlockOf<FillInBlanksBlock>(index, { boxOptions: event.target.checked }))}
      />
      {boxOptions && (
        <TextList
          index={index}
          field="distractors"
          texts={distractors}
          issues={issues}
          messages={{
            label: own.distractors,
            one: own.distractor,
            add: own.addDistractor,
            remove: own.removeDistractor,
          }}
          onTexts={(words, { typing, focus }) =>
            dispatch(
              updateBlockOf<FillInBlanksBlock>(
                index,
                { distractors: words.length > 0 ? words : undefined },
                { typing },
              ),
              { focus },
            )
          }
        />
      )}
    </>
  );
}
