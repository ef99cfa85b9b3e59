import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { idOf } from '../../testing/fixtures/basics.ts';
import { reviewSheet } from '../../testing/fixtures/attempts.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar, en } from './messages.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Result',
  tags: ['!autodocs'],
  args: {
    path: `/student/tasks/${idOf('task', 1)}?result=${idOf('attempt', 1)}`,
    role: 'student',
    calls: { getReviewSheet: reviewSheet() },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const modelAnswer = /Model answer|إجابة نموذجية/u;

export const Full: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.getAllByText(modelAnswer)[0]).toBeVisible();
  },
};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { getReviewSheet: pending } } };
export const NotReleased: Story = { args: { calls: { getReviewSheet: refuse(404, '') } } };
export const WithoutRightAnswers: Story = {
  args: { calls: { getReviewSheet: reviewSheet({ solutions: 'never', change: { late: true } }) } },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await pageIsShown();
    await expect(canvas.getByText(inLanguage({ en, ar }).noSolution.never)).toBeVisible();
    await expect(canvas.queryAllByText(modelAnswer)).toEqual([]);
  },
};
export const AnotherAttemptLeft: Story = {
  args: { calls: { getReviewSheet: reviewSheet({ solutions: 'after-attempts' }) } },
};
export const ForAParent: Story = {
  args: {
    path: `/parent/tasks/correct/${idOf('task', 1)}/task-taken/${idOf('attempt', 1)}`,
    role: 'parent',
  },
};
