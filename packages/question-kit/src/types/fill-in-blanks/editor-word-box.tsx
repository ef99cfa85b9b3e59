import { Checkbox, IconButton, TextField } from '@rubrica/ui';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { updateBlock } from '../../draft/blocks.ts';
import { FormList } from '../../editor/blocks/form-list.tsx';
import { QuietAdd } from '../../editor/blocks/quiet-add.tsx';
import { hintOf } from '../../editor/field/issue-note.tsx';
import { issueAt } from '../../editor/field/issues.ts';
import { useEditorMessages } from '../../editor/messages/use-editor-messages.ts';
import { useEditor, type EditorIssue } from '../../editor/state/editor-api.ts';

const Words = styled.ol`
  && {
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  }
`;

export interface WordBoxFieldsProps {
  index: number;
  boxOptions: boolean;
  distractors: readonly string[] | undefined;
  issues: readonly EditorIssue[];
}

/** Whether students choose from a word box, and the words in it that fit nowhere. */
export function WordBoxFields({ index, boxOptions, distractors = [], issues }: WordBoxFieldsProps) {
  const m = useEditorMessages();
  const { act, fieldId, readOnly } = useEditor();
  const path = ['questions', index, 'distractors'];
  const set = (words: string[], typing: boolean, focus?: number) =>
    act(updateBlock(index, { distractors: words.length > 0 ? words : undefined }, { typing }), {
      focus: focus === undefined ? undefined : words.length > 0 ? [...path, Math.max(0, focus)] : path,
    });

  const press = (event: KeyboardEvent, at: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      set(distractors.toSpliced(at + 1, 0, ''), false, at + 1);
    } else if (event.key === 'Backspace' && distractors[at] === '') {
      event.preventDefault();
      set(distractors.toSpliced(at, 1), false, at - 1);
    }
  };

  return (
    <>
      <Checkbox
        id={fieldId(['questions', index, 'boxOptions'])}
        label={m.gaps.box}
        hint={m.gaps.boxHint}
        checked={boxOptions}
        disabled={readOnly}
        onChange={(event) => act(updateBlock(index, { boxOptions: event.target.checked }))}
      />
      {boxOptions && (
        <FormList label={m.gaps.distractors}>
          <Words>
            {distractors.map((word, at) => (
              // The place is the word's identity: it has none of its own.
              <li key={at}>
                <TextField
                  id={fieldId([...path, at])}
                  label={m.gaps.distractor(at + 1)}
                  hideLabel
                  hint={hintOf(issueAt(issues, 'distractors', at))}
                  dir="auto"
                  autoComplete="off"
                  readOnly={readOnly}
                  value={word}
                  onChange={(event) => set(distractors.with(at, event.target.value), true)}
                  onKeyDown={readOnly ? undefined : (event) => press(event, at)}
                  end={
                    !readOnly && (
                      <IconButton
                        label={m.gaps.removeDistractor(word)}
                        icon={<X aria-hidden="true" />}
                        onClick={() => set(distractors.toSpliced(at, 1), false, at - 1)}
                      />
                    )
                  }
                />
              </li>
            ))}
          </Words>
          {!readOnly && (
            <div data-part="foot">
              <QuietAdd id={fieldId(path)} onClick={() => set([...distractors, ''], false, distractors.length)}>
                {m.gaps.addDistractor}
              </QuietAdd>
            </div>
          )}
        </FormList>
      )}
    </>
  );
}
