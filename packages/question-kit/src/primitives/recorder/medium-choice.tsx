import { useId } from 'react';
import type { Medium } from './formats.ts';
import type { RecorderWords } from './words-en.ts';

interface MediumChoiceProps {
  medium: Medium;
  words: RecorderWords;
  onChoose: (medium: Medium) => void;
}

/** Camera, or microphone alone. */
export function MediumChoice({ medium, words, onChoose }: MediumChoiceProps) {
  const name = useId();
  const choices = [
    ['video', words.recorderByCamera],
    ['audio', words.recorderByMicrophone],
  ] as const;
  return (
    <fieldset className="rb-rec-medium">
      <legend>{words.recorderAnswerBy}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={medium === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
