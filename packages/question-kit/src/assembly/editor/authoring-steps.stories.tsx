import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { emptyDraft } from '../core/defaults.ts';
import type { Draft } from '../core/question.ts';
import { validateDraft } from '../core/validate-draft.ts';
import type { AllEditorMessages } from './messages/all-editor-messages.ts';
import { authoringPaths, type AuthoringStep } from './stories/authoring-steps.ts';
import { messagesOf } from './stories/messages-of.ts';
import { StoryEditor } from './stories/story-editor.tsx';

const onDraft = fn<(draft: Draft) => void>();

const meta = {
  title: 'Question editor/Steps',
  component: StoryEditor,
  parameters: { layout: 'fullscreen' },
  args: { draft: emptyDraft(), onDraft, offers: 'All' },
  // Steps are the same in every language.
  tags: ['!autodocs', '!dev', 'one-language', 'no-picture'],
  beforeEach: () => void onDraft.mockClear(),
} satisfies Meta<typeof StoryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

async function take(step: AuthoringStep, m: AllEditorMessages): Promise<void> {
  if ('press' in step) {
    await userEvent.click(await screen.findByRole('button', { name: step.press(m) }));
    return;
  }
  if ('choose' in step) {
    const dialog = await screen.findByRole('dialog', { name: step.choose(m) });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('The dialog asks for a file.');
    await userEvent.upload(input, new File(['GIF89a'], step.file, { type: step.type }));
    return;
  }
  if ('set' in step) {
    const field = await screen.findByRole('spinbutton', { name: step.set(m) });
    await userEvent.clear(field);
    await userEvent.type(field, String(step.number));
    return;
  }
  await userEvent.click(await screen.findByRole('textbox', { name: step.write(m) }));
  // Rich text loads its editor when it gets the focus, and the editor takes the field's place.
  await waitFor(async () => {
    const field = screen.getByRole('textbox', { name: step.write(m) });
    await expect(field).toHaveFocus();
    await expect(field.matches('textarea, input, [contenteditable="true"]')).toBe(true);
  });
  await userEvent.paste(step.text);
}

/** Takes the steps of a path from an empty question, after which the question has no issues. */
const storyOf = (name: string): Story => ({
  name,
  play: async ({ globals }) => {
    const steps = authoringPaths.find((each) => each.name === name)?.steps ?? [];
    const m = messagesOf(globals);
    for (const step of steps) await take(step, m);
    await waitFor(() => {
      const draft = onDraft.mock.lastCall?.[0];
      return expect(draft && validateDraft(draft)).toEqual([]);
    });
  },
});

export const MultipleChoice = storyOf('Multiple choice');
export const MultipleChoiceWithAPassage = storyOf('Multiple choice with a passage');
export const FillInTheBlanks = storyOf('Fill in the blanks');
export const ShortAnswers = storyOf('Short answers');
export const NoteTaking = storyOf('Note taking');
export const Matching = storyOf('Matching');
export const Essay = storyOf('Essay');
export const Summary = storyOf('Summary');
export const DescribeAPhoto = storyOf('Describe a photo');
export const SpokenAnswers = storyOf('Spoken answers');
export const TalkAboutAPhoto = storyOf('Talk about a photo');
export const Vocabulary = storyOf('Vocabulary');
