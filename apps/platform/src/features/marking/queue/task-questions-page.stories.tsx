import type { StoryObj } from '@storybook/react-vite';
import { inLanguage } from '../../../testing/in-language.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { expect, screen } from 'storybook/test';
import { pending, refuse } from '../../../testing/fake-client.ts';
import { idOf, listOf } from '../../../testing/fixtures/basics.ts';
import { taskTakens } from '../../../testing/fixtures/attempts.ts';
import { staffTask, taskQuestions } from '../../../testing/fixtures/tasks.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';

const aboutTask = { getTask: staffTask(1, 'Mock paper 1'), listTaskTakens: listOf(taskTakens) };

const meta = {
  ...pageMeta,
  title: 'Platform/Marking/By question',
  tags: ['!autodocs'],
  args: {
    path: `/admin/tasks/task-questions/${idOf('task', 1)}`,
    role: 'admin',
    calls: { ...aboutTask, listTaskQuestions: { items: taskQuestions } },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async () => {
    await pageIsShown();
    // Types are called as in the editor, not by their names in code.
    await expect(screen.queryByText(/^(?:ShortAnswers|FillInBlanks|Writing[A-Z]\w+|Speaking[A-Z]\w+)$/)).toBeNull();
  },
};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { ...aboutTask, listTaskQuestions: pending } } };
export const Empty: Story = { args: { calls: { ...aboutTask, listTaskQuestions: { items: [] } } } };
export const Failed: Story = { args: { calls: { ...aboutTask, listTaskQuestions: refuse(500, '') } } };
export const UnknownTask: Story = {
  args: { calls: { getTask: refuse(404, ''), listTaskQuestions: refuse(404, ''), listTaskTakens: listOf([]) } },
  play: async ({ canvas }) => {
    const { taskNotLoaded, empty } = inLanguage({ en, ar }).queue;
    await expect(await canvas.findByText(taskNotLoaded)).toBeVisible();
    await expect(canvas.queryByText(empty)).toBeNull();
  },
};
