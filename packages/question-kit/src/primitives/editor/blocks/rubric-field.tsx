import { updateBlockOf } from '../../draft/block-actions.ts';
import { hintOf } from '../field/issue-note.tsx';
import { issueAt } from '../field/issues.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { useEditor, type EditorIssue } from '../state/editor-api.ts';
import { blockPath } from '../../draft/paths.ts';

export interface RubricFieldProps {
  index: number;
  rubric: string;
  /** `Question` by default. */
  label?: string | undefined;
  placeholder: string;
  issues: readonly EditorIssue[];
}

/** What a block asks its students to do. */
export function RubricField({ index, rubric, label, placeholder, issues }: RubricFieldProps) {
  const m = useEditorMessages();
  const { dispatch, fieldId } = useEditor();
  return (
    <RichTextField
      id={fieldId(blockPath(index, 'rubric'))}
      label={label ?? m.block.rubric}
      hint={hintOf(issueAt(issues, 'rubric'))}
      placeholder={placeholder}
      value={rubric}
      onChange={(html) => dispatch(updateBlockOf(index, { rubric: html }))}
    />
  );
}
