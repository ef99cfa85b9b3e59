import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { updateBlockOf } from '../../../primitives/draft/block-actions.ts';
import type { WritingBlock } from '../schema.ts';
import { FormList } from '../../../primitives/editor/blocks/form-list.tsx';
import { RubricField } from '../../../primitives/editor/blocks/rubric-field.tsx';
import { hintOf } from '../../../primitives/editor/field/issue-note.tsx';
import { issueAt } from '../../../primitives/editor/field/issues.ts';
import { NumberField } from '../../../primitives/editor/field/number-field.tsx';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { RichTextField } from '../../../primitives/editor/rich-text/rich-text-field.tsx';
import { SourcePart, type SourcePartProps } from './source-part.tsx';
import { useEditor, type EditorIssue } from '../../../primitives/editor/state/editor-api.ts';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { writingEditorMessages } from './editor-messages.ts';
import { blockPath } from '../../../primitives/draft/paths.ts';

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${token.space[12]};
`;

export interface WritingFormProps {
  block: WritingBlock;
  index: number;
  issues: readonly EditorIssue[];
  /** The stimulus that the type needs before its questions, if any. */
  source?: SourcePartProps['kind'];
}

function placeholderOf(source: WritingFormProps['source']): 'essay' | 'photo' | 'summary' {
  if (source === undefined) return 'essay';
  return source === 'image' ? 'photo' : 'summary';
}

/** Authoring of every type that is answered with a text: the task, its length, its two marks, a model answer. */
export function WritingForm({ block, index, issues, source }: WritingFormProps) {
  const m = useEditorMessages();
  const own = useEditorMessageSet(writingEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  const fieldOf = (name: keyof WritingBlock) => ({ id: fieldId(blockPath<WritingBlock>(index, name)), readOnly });
  const words = { min: 1, max: 20_000, step: 1, optional: true, placeholder: own.optional } as const;
  const points = { min: 0, max: 1000, step: 0.5 } as const;
  const typing = { typing: true };

  return (
    <>
      {source && <SourcePart kind={source} />}
      <RubricField
        index={index}
        rubric={block.rubric}
        placeholder={own.rubricPlaceholders[placeholderOf(source)]}
        issues={issues}
      />
      <Numbers>
        <NumberField
          {...fieldOf('minWords')}
          {...words}
          label={own.minWords}
          hint={hintOf(issueAt(issues, 'minWords'))}
          value={block.minWords}
          onChange={(minWords) => dispatch(updateBlockOf<WritingBlock>(index, { minWords }, typing))}
        />
        <NumberField
          {...fieldOf('maxWords')}
          {...words}
          label={own.maxWords}
          hint={hintOf(issueAt(issues, 'maxWords'))}
          value={block.maxWords}
          onChange={(maxWords) => dispatch(updateBlockOf<WritingBlock>(index, { maxWords }, typing))}
        />
      </Numbers>
      <FormList label={own.marks} aside={own.total(block.contentMark + block.languageMark)}>
        <Numbers>
          <NumberField
            {...fieldOf('contentMark')}
            {...points}
            label={own.contentMark}
            hint={hintOf(issueAt(issues, 'contentMark'), own.marksHint)}
            value={block.contentMark}
            onChange={(contentMark = 0) => dispatch(updateBlockOf<WritingBlock>(index, { contentMark }, typing))}
          />
          <NumberField
            {...fieldOf('languageMark')}
            {...points}
            label={own.languageMark}
            hint={hintOf(issueAt(issues, 'languageMark'), own.marksHint)}
            value={block.languageMark}
            onChange={(languageMark = 0) => dispatch(updateBlockOf<WritingBlock>(index, { languageMark }, typing))}
          />
        </Numbers>
      </FormList>
      <RichTextField
        id={fieldOf('modelAnswer').id}
        kind="passage"
        label={m.block.modelAnswer}
        hint={m.block.modelAnswerHint}
        placeholder={own.modelPlaceholder}
        value={block.modelAnswer ?? ''}
        onChange={(html) =>
          dispatch(updateBlockOf<WritingBlock>(index, { modelAnswer: html === '' ? undefined : html }, typing))
        }
      />
    </>
  );
}
