import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { attemptCalls } from '../../../testing/fixtures/attempts.ts';
import { idOf } from '../../../testing/fixtures/basics.ts';
import { readingQuestion, speakingQuestion, writingQuestion } from '../../../testing/fixtures/questions.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Attempt, focus of a part',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: { path: `/student/tasks/${idOf('task', 1)}?attempt=${idOf('attempt', 1)}`, role: 'student', calls: {} },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the second part by its button. */
async function openNextPart(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await pageIsShown();
  const next = await canvas.findByRole('button', { name: inLanguage({ en, ar }).next });
  next.focus();
  await userEvent.keyboard('{Enter}');
}

/** The recorder is not there yet: one more Enter must not skip the prompt. */
export const SpeakingBeginsWithItsPrompt: Story = {
  args: { calls: attemptCalls([writingQuestion, speakingQuestion]) },
  play: async ({ canvas }) => {
    await openNextPart(canvas);
    const first = /^Prompt 1/u;
    const prompt = await canvas.findByRole('heading', { name: first });
    await waitFor(() => expect(prompt).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: first })).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'Record' })).toBeVisible();
  },
};

const { content } = readingQuestion;
const instructed = {
  ...readingQuestion,
  content: {
    ...content,
    questions: [
      { id: 'instructions', type: 'Rubric' as const, autoCorrected: false, rubric: '<p>Read the text.</p>' },
      ...content.questions,
    ],
  },
};

/** Instructions have no field: the first one after them takes the focus. */
export const InstructionsComeFirst: Story = {
  args: { calls: attemptCalls([writingQuestion, { ...instructed, answers: [] }]) },
  play: async ({ canvas }) => {
    await openNextPart(canvas);
    const [option] = await canvas.findAllByRole('radio');
    await waitFor(() => expect(option).toHaveFocus());
  },
};

/** A part of instructions alone: they take the focus themselves. */
export const InstructionsAlone: Story = {
  args: {
    calls: attemptCalls([
      writingQuestion,
      {
        ...instructed,
        content: { ...instructed.content, questions: instructed.content.questions.slice(0, 1) },
        answers: [],
      },
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await openNextPart(canvas);
    await canvas.findByText('Read the text.');
    await waitFor(() => expect(canvasElement.querySelector('[data-block]')).toHaveFocus());
  },
};

/** Beside each other, both have a name that says what they are. */
export const PanesAreNamed: Story = {
  args: { calls: attemptCalls([readingQuestion]) },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { questions } = inLanguage({ en, ar });
    await expect(await canvas.findByRole('region', { name: questions })).toContainElement(
      canvas.getAllByRole('radio')[0] ?? null,
    );
    await expect(canvas.getByRole('region', { name: 'Passage' })).toHaveTextContent(/\w/u);
  },
};
