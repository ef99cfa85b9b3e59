import { Check, X } from 'lucide-react';
import type { AnswerMessages } from '../../primitives/messages/answer.ts';
import type { ReviewMessages } from '../../primitives/messages/review.ts';
import { Explanation } from '../../primitives/review/explanation.tsx';
import { FileImage } from '../../primitives/stimulus/file-image.tsx';
import { letterOf } from './choice.ts';
import type { McqBlock, McqStudentBlock } from './schema.ts';

interface ChoicesProps {
  block: Pick<McqStudentBlock, 'content'>;
  /** The block with its key; undefined where the solution may not be shown. */
  solution: McqBlock | undefined;
  chosen: readonly string[];
  /** The label of a chosen option: “chosen answer” or “the student's answer”. */
  chosenLabel: string;
  labelledBy: string;
  messages: AnswerMessages & ReviewMessages;
  lang: string;
}

/** Every option: chosen or not, right or not, and why. */
export function Choices({ block, solution, chosen, chosenLabel, labelledBy, messages, lang }: ChoicesProps) {
  return (
    <ul className="rb-choices" aria-labelledby={labelledBy}>
      {block.content.map((option, index) => {
        const key = solution?.content.find(({ id }) => id === option.id);
        const is = optionState(chosen.includes(option.id), key?.correct);
        return (
          <li key={option.id} className="rb-choice" data-is={is} data-outcome={outcomeOfOption[is]}>
            <span className="rb-letter">{letterOf(index)}</span>
            <div className="rb-text">
              <span lang={lang} dir="auto">
                {option.image && <FileImage file={option.image} alt="" messages={messages} />}
                {option.text}
              </span>
              <OptionLabel is={is} chosenLabel={chosenLabel} messages={messages} />
              <Explanation title={messages.why} html={key?.why} lang={lang} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type OptionState = 'hit' | 'mistake' | 'missed' | 'given' | 'left';

const outcomeOfOption = { hit: 'right', mistake: 'wrong', missed: 'right', given: undefined, left: undefined } as const;

function optionState(chosen: boolean, correct: boolean | undefined): OptionState {
  if (correct === undefined) return chosen ? 'given' : 'left';
  if (chosen) return correct ? 'hit' : 'mistake';
  return correct ? 'missed' : 'left';
}

function OptionLabel({
  is,
  chosenLabel,
  messages,
}: {
  is: OptionState;
  chosenLabel: string;
  messages: ReviewMessages;
}) {
  switch (is) {
    case 'hit':
      return <Label icon="right" text={`${chosenLabel} · ${messages.right}`} />;
    case 'mistake':
      return <Label icon="wrong" text={`${chosenLabel} · ${messages.wrong}`} />;
    case 'missed':
      return <Label icon="right" text={messages.rightAnswer} />;
    case 'given':
      return <Label text={chosenLabel} />;
    case 'left':
      return null;
  }
}

function Label({ icon, text }: { icon?: 'right' | 'wrong'; text: string }) {
  return (
    <span className="rb-outcome" data-outcome={icon}>
      {icon === 'right' && <Check aria-hidden="true" />}
      {icon === 'wrong' && <X aria-hidden="true" />}
      {text}
    </span>
  );
}
