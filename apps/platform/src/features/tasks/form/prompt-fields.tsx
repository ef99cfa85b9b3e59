import type { VideoPrompt } from '@rubrica/api-client/contract';
import { TextArea, TextField, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { limits, promptProblems } from '../task-body.ts';
import { numberOf, textOf } from './number-text.ts';

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
        <TextField
          label={messages.prepSeconds}
          hint={messages.prepSecondsHint}
          inputMode="numeric"
          value={textOf(prompt.prepSeconds)}
          error={problems.prepSeconds ? seconds : undefined}
          onChange={(event) => onChange({ ...prompt, prepSeconds: numberOf(event.target.value) })}
        />
        <TextField
          label={messages.answerSeconds}
          hint={messages.noLimitHint}
          inputMode="numeric"
          value={textOf(prompt.answerSeconds)}
          error={problems.answerSeconds ? seconds : undefined}
          onChange={(event) => onChange({ ...prompt, answerSeconds: numberOf(event.target.value) })}
        />
        <TextField
          label={messages.tries}
          hint={messages.noLimitHint}
          inputMode="numeric"
          value={textOf(prompt.tries)}
          error={problems.tries ? messages.wholeNumber(...limits.tries) : undefined}
          onChange={(event) => onChange({ ...prompt, tries: numberOf(event.target.value) })}
        />
        <TextField
          label={messages.points}
          inputMode="decimal"
          value={textOf(prompt.mark)}
          error={problems.mark ? messages.pointsInvalid : undefined}
          onChange={(event) => onChange({ ...prompt, mark: numberOf(event.target.value) ?? Number.NaN })}
        />
      </Grid>
    </Frame>
  );
}
