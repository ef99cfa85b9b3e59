import type { VideoPrompt } from '@rubrica/api-client/contract';
import { TextArea, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { NumberField } from '../../../lib/forms/number-field.tsx';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { limits, promptProblems } from '../task-body.ts';

const Frame = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  min-inline-size: 0;
  margin: 0;
  padding: ${token.space[12]} ${token.space[16]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  & > legend {
    padding-inline: ${token.space[4]};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: ${token.space[16]};
  align-items: start;
`;

interface PromptFieldsProps {
  /** The video's title. */
  title: string;
  prompt: VideoPrompt;
  showsProblems: boolean;
  onChange: (prompt: VideoPrompt) => void;
}

/** How one video of a speaking task is answered: what to do, for how many points, with how much time, how often. */
export function PromptFields({ title, prompt, showsProblems, onChange }: PromptFieldsProps) {
  const { form: messages } = useMessages({ en, ar });
  const problems = showsProblems ? promptProblems(prompt) : {};
  const seconds = messages.wholeNumber(...limits.seconds);
  return (
    <Frame>
      <legend>{messages.promptTitle(title)}</legend>
      <TextArea
        label={messages.promptInstructions}
        rows={2}
        maxLength={5000}
        dir="auto"
        value={prompt.instructions}
        onChange={(event) => onChange({ ...prompt, instructions: event.target.value })}
      />
      <Grid>
        <NumberField
          label={messages.prepSeconds}
          hint={messages.prepSecondsHint}
          name="prompts"
          inputMode="numeric"
          value={prompt.prepSeconds}
          error={problems.prepSeconds ? seconds : undefined}
          onChange={(prepSeconds) => onChange({ ...prompt, prepSeconds })}
        />
        <NumberField
          label={messages.answerSeconds}
          hint={messages.noLimitHint}
          name="prompts"
          inputMode="numeric"
          value={prompt.answerSeconds}
          error={problems.answerSeconds ? seconds : undefined}
          onChange={(answerSeconds) => onChange({ ...prompt, answerSeconds })}
        />
        <NumberField
          label={messages.tries}
          hint={messages.noLimitHint}
          name="prompts"
          inputMode="numeric"
          value={prompt.tries}
          error={problems.tries ? messages.wholeNumber(...limits.tries) : undefined}
          onChange={(tries) => onChange({ ...prompt, tries })}
        />
        <NumberField
          label={messages.points}
          name="prompts"
          inputMode="decimal"
          value={prompt.mark}
          error={problems.mark ? messages.pointsInvalid : undefined}
          onChange={(mark) => onChange({ ...prompt, mark: mark ?? Number.NaN })}
        />
      </Grid>
    </Frame>
  );
}
