import { token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { TimeField } from './time-field.tsx';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from './editor-messages.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: ${token.space[4]} ${token.space[12]};
  margin-block-start: ${token.space[4]};
  & > div > span {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

/** How long a student may prepare, and may speak. */
export interface Times {
  prepSeconds?: number | undefined;
  answerSeconds?: number | undefined;
}

interface TimeFieldsProps {
  name: string;
  times: Times;
  onChange: (times: Times) => void;
}

const prepPresets = [10, 15, 30, 60, 90, 120];
const answerPresets = [20, 30, 45, 60, 90, 120, 180, 300];

/** The two times of a prompt or photo. */
export function TimeFields({ name, times, onChange }: TimeFieldsProps) {
  const own = useEditorMessageSet(speakingEditorMessages);
  return (
    <Fields>
      <div>
        <span aria-hidden="true">{own.prep}</span>
        <TimeField
          label={own.prep}
          name={name}
          none={own.noTime}
          presets={prepPresets}
          value={times.prepSeconds}
          onChange={(prepSeconds) => onChange({ prepSeconds })}
        />
      </div>
      <div>
        <span aria-hidden="true">{own.answer}</span>
        <TimeField
          label={own.answer}
          name={name}
          none={own.freeTime}
          presets={answerPresets}
          value={times.answerSeconds}
          onChange={(answerSeconds) => onChange({ answerSeconds })}
        />
      </div>
    </Fields>
  );
}
