import { token } from '@rubrica/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { updateBlockOf } from '../../../primitives/draft/block-actions.ts';
import { FormList } from '../../../primitives/editor/blocks/form-list.tsx';
import { RubricField } from '../../../primitives/editor/blocks/rubric-field.tsx';
import { hintOf } from '../../../primitives/editor/field/issue-note.tsx';
import { issueAt } from '../../../primitives/editor/field/issues.ts';
import { NumberField } from '../../../primitives/editor/field/number-field.tsx';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { RichTextField } from '../../../primitives/editor/rich-text/rich-text-field.tsx';
import { useEditor, type EditorIssue } from '../../../primitives/editor/state/editor-api.ts';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from './editor-messages.ts';
import type { BlockShape } from '../../../primitives/draft/draft-shape.ts';
import { blockPath } from '../../../primitives/draft/paths.ts';

/** The field of a block that holds the most a component can earn. */
type MaximumField = keyof (typeof speakingEditorMessages)['en']['maxima'];
type BlockWithMaxima = BlockShape & Record<MaximumField, number>;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  align-items: end;
  gap: ${token.space[12]};
`;

const Hint = styled.div`
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

interface SpokenFormProps {
  block: { rubric: string; modelAnswer?: string | undefined };
  index: number;
  issues: readonly EditorIssue[];
  rubricPlaceholder: string;
  /** The components with what each can earn, in points. */
  maxima: Partial<Record<MaximumField, number>>;
  /** The prompts or photos. */
  children: ReactNode;
}

/** What the forms of all spoken answers share: the task above, the marks and the model answer below. */
export function SpokenForm({ block, index, issues, rubricPlaceholder, maxima, children }: SpokenFormProps) {
  const m = useEditorMessages();
  const own = useEditorMessageSet(speakingEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  const points = Object.values(maxima).reduce((total, mark) => total + mark, 0);
  const [first, ...others] = Object.values(maxima);
  const each = others.every((mark) => mark === first) ? first : undefined;
  /** The maxima before one was typed for all, if they differed. */
  const [differing, setDiffering] = useState(maxima);
  const fields = Object.keys(own.maxima).flatMap((field) => (isMaximum(field, maxima) ? [field] : []));

  return (
    <>
      <RubricField index={index} rubric={block.rubric} placeholder={rubricPlaceholder} issues={issues} />
      {children}
      <FormList label={own.marks} aside={own.marksTotal(points)}>
        <Numbers>
          {fields.length > 1 && (
            <NumberField
              label={own.each}
              min={0}
              max={1000}
              step={0.5}
              optional
              readOnly={readOnly}
              value={each}
              onChange={(mark) => {
                if (mark === undefined) return;
                if (each === undefined) setDiffering(maxima);
                dispatch(
                  updateBlockOf(index, Object.fromEntries(fields.map((field) => [field, mark])), { typing: true }),
                );
              }}
              onTakeBack={() =>
                dispatch(updateBlockOf(index, Object.fromEntries(Object.entries(differing)), { typing: true }))
              }
            />
          )}
          {fields.map((field) => (
            <NumberField
              key={field}
              id={fieldId(blockPath<BlockWithMaxima>(index, field))}
              label={own.maxima[field]}
              min={0}
              max={1000}
              step={0.5}
              readOnly={readOnly}
              value={maxima[field] ?? 0}
              onChange={(mark = 0) => dispatch(updateBlockOf(index, { [field]: mark }, { typing: true }))}
            />
          ))}
        </Numbers>
        <Hint>{hintOf(issueAt(issues, 'communicationMark'), own.marksHint)}</Hint>
      </FormList>
      <RichTextField
        id={fieldId(blockPath(index, 'modelAnswer'))}
        label={m.block.modelAnswer}
        hint={m.block.modelAnswerHint}
        placeholder={own.modelPlaceholder}
        value={block.modelAnswer ?? ''}
        onChange={(html) =>
          dispatch(updateBlockOf(index, { modelAnswer: html === '' ? undefined : html }, { typing: true }))
        }
      />
    </>
  );
}

function isMaximum(field: string, maxima: Partial<Record<MaximumField, number>>): field is MaximumField {
  return field in maxima;
}
