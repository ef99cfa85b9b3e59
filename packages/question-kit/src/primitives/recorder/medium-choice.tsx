import { useId } from 'react';
import type { Medium } from './formats.ts';
import type { RecorderMessages } from './messages-en.ts';

interface MediumChoiceProps {
  medium: Medium;
  messages: RecorderMessages;
  onChoose: (medium: Medium) => void;
}

/** Selects the camera or the microphone only. */
export function MediumChoice({ medium, messages, onChoose }: MediumChoiceProps) {
  const name = useId();
  const choices = [
    ['video', messages.recorderByCamera],
    ['audio', messages.recorderByMicrophone],
  ] as const;
  return (
    <fieldset className="rb-rec-medium">
      <legend>{messages.recorderAnswerBy}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={medium === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
