import { IconButton, TextField } from '@rubrica/ui';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { hintOf } from '../field/issue-note.tsx';
import { issueAt } from '../field/issues.ts';
import { useEditor, type EditorIssue } from '../state/editor-api.ts';
import { FormList } from './form-list.tsx';
import { AddButton } from './add-button.tsx';
import type { BlockShape } from '../../draft/draft-shape.ts';
import { blockPath } from '../../draft/paths.ts';

const Texts = styled.ol`
  && {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least, 160px)), 1fr));
  }
`;

/** A block with the field that this list edits. */
interface BlockWithTexts extends BlockShape {
  distractors?: string[];
}

export interface TextListProps {
  /** The block's place. */
  index: number;
  /** The block's field that holds the texts. */
  field: 'distractors';
  texts: readonly string[];
  issues: readonly EditorIssue[];
  messages: { label: string; one: (position: number) => string; add: string; remove: (text: string) => string };
  /** The least width of a text, in pixels; 160 by default. */
  least?: number;
  /** `typing`: a letter more or less. `focus`: where the focus goes, from the draft. */
  onTexts: (texts: string[], options: { typing: boolean; focus: (string | number)[] | undefined }) => void;
}

/** A list of short texts: Enter makes the next one, Backspace in an empty one takes it away. */
export function TextList({ index, field, texts, issues, messages, least, onTexts }: TextListProps) {
  const { fieldId, readOnly } = useEditor();
  const path = blockPath<BlockWithTexts>(index, field);
  const set = (next: string[], at: number) =>
    onTexts(next, { typing: false, focus: next.length > 0 ? [...path, Math.max(0, at)] : path });

  const press = (event: KeyboardEvent, at: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      set(texts.toSpliced(at + 1, 0, ''), at + 1);
    } else if (event.key === 'Backspace' && texts[at] === '') {
      event.preventDefault();
      set(texts.toSpliced(at, 1), at - 1);
    }
  };

  return (
    <FormList label={messages.label}>
      <Texts style={least === undefined ? undefined : { '--least': `${least}px` }}>
        {texts.map((text, at) => (
          // The place is the text's identity: it has none of its own.
          <li key={at}>
            <TextField
              id={fieldId([...path, at])}
              label={messages.one(at + 1)}
              hideLabel
              hint={hintOf(issueAt(issues, field, at))}
              dir="auto"
              autoComplete="off"
              readOnly={readOnly}
              value={text}
              onChange={(event) => onTexts(texts.with(at, event.target.value), { typing: true, focus: undefined })}
              onKeyDown={readOnly ? undefined : (event) => press(event, at)}
              end={
                !readOnly && (
                  <IconButton
                    label={messages.remove(text)}
                    icon={<X aria-hidden="true" />}
                    onClick={() => set(texts.toSpliced(at, 1), at - 1)}
                  />
                )
              }
            />
          </li>
        ))}
      </Texts>
      {!readOnly && (
        <div data-part="foot">
          <AddButton id={fieldId(path)} onClick={() => set([...texts, ''], texts.length)}>
            {messages.add}
          </AddButton>
        </div>
      )}
    </FormList>
  );
}
