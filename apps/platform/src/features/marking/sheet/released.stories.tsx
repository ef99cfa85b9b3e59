import { markAnswers, type AnswerEntry } from '@rubrica/question-kit';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { refuse } from '../../../testing/fake-client.ts';
import { markingSheet, taskTakens } from '../../../testing/fixtures/attempts.ts';
import { idOf, listOf } from '../../../testing/fixtures/basics.ts';
import { markedWritingQuestion } from '../../../testing/fixtures/questions.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { flushMarks } from '../marks-queue.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Marking/Sheet/Released',
  tags: ['!autodocs'],
  args: { path: `/assistant/tasks/correct/${idOf('task', 1)}/task-taken/${idOf('attempt', 1)}`, role: 'assistant' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = markingSheet('released', [markedWritingQuestion]);
const [essay] = sheet.questions;
if (!essay) throw new Error('The marking sheet has no essay.');
const why = 'Every answer has to stay marked.';

/** As the server: a mark that is taken away is refused, another one is saved. */
const saveMarks = ({ body }: { body: { answers: AnswerEntry[] } }) => {
  const { entries, blocks, pending } = markAnswers(essay.content, body.answers);
  if (pending) refuse(422, why, {}, 'released_unmarked')(body, 'saveMarks');
  return { ...essay, version: 2, answers: entries, marks: blocks };
};

/** The page says beforehand who sees a change; a mark that is taken away is not saved, and holds up no release of others. */
export const MarkTakenAway: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: { calls: { getMarkingSheet: sheet, listTaskTakens: listOf(taskTakens), saveMarks } },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const { changesAreSeen, saving } = inLanguage({ en, ar }).sheet;
    await expect(canvas.getByText(changesAreSeen)).toBeVisible();
    const reviewed = canvas.getByRole('checkbox');
    await expect(reviewed).toBeChecked();
    await userEvent.click(reviewed);
    await expect(await flushMarks()).toBe(true);
    await expect(await canvas.findByText(saving.refused(why))).toBeVisible();
    await userEvent.click(reviewed);
    await expect(await flushMarks()).toBe(true);
    await waitFor(() => expect(canvasElement.querySelector('[data-save="saved"]')).not.toBeNull());
  },
};
