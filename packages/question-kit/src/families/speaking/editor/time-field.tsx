import { Select, token, type Option } from '@rubrica/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NumberField } from '../../../primitives/editor/field/number-field.tsx';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from './editor-messages.ts';

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[4]} ${token.space[8]};
  min-inline-size: 0;
  & > * {
    flex: 1 1 130px;
    min-inline-size: 0;
  }
`;

export interface TimeFieldProps {
  label: string;
  /** The name of the prompt or photo, for the field's accessible name. */
  name: string;
  /** The label for no time limit. */
  none: string;
  /** Usual times, in seconds. */
  presets: readonly number[];
  value: number | undefined;
  onChange: (seconds: number | undefined) => void;
}

/** A choice of usual times, and a field for any other. */
export function TimeField({ label, name, none, presets, value, onChange }: TimeFieldProps) {
  const own = useEditorMessageSet(speakingEditorMessages);
  const { comma } = useEditorMessages();
  const { readOnly } = useEditor();
  const [choseOther, setChoseOther] = useState(false);
  const isOther = choseOther || (value !== undefined && !presets.includes(value));
  const options: Option[] = [
    { value: 'none', label: none },
    ...presets.map((seconds) => ({ value: String(seconds), label: own.time(seconds) })),
    { value: 'other', label: own.otherTime },
  ];
  const choose = (choice: string) => {
    setChoseOther(choice === 'other');
    if (choice !== 'other') onChange(choice === 'none' ? undefined : Number(choice));
  };

  return (
    <Pair>
      <Select
        label={own.timeOf(label, name)}
        hideLabel
        options={options}
        disabled={readOnly}
        value={isOther ? 'other' : value === undefined ? 'none' : String(value)}
        onChange={choose}
      />
      {isOther && (
        <NumberField
          label={`${own.timeOf(label, name)}${comma}${own.seconds}`}
          hideLabel
          min={1}
          max={3600}
          step={1}
          optional
          placeholder={own.seconds}
          readOnly={readOnly}
          value={value}
          onChange={(seconds) => {
            // On its way to another time, a usual one may be typed: the field stays.
            setChoseOther(true);
            onChange(seconds);
          }}
        />
      )}
    </Pair>
  );
}
