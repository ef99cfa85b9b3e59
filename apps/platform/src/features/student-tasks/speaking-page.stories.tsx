import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { refuse } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { assignedTasks } from '../../testing/fixtures/tasks.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

const speakingTasks = assignedTasks.map((task) => ({ ...task, kind: 'vdo-speaking' as const, questionCount: 2 }));

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Speaking tasks',
  tags: ['!autodocs'],
  args: { path: '/student/speaking', role: 'student', calls: { listAssignedTasks: listOf(speakingTasks) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every task leads to its page below speaking. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const main = within(canvasElement).getByRole('main');
    await waitFor(() => expect(within(main).getAllByRole('link').length).toBeGreaterThan(5));
    for (const link of within(main).getAllByRole('link')) {
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/student\/speaking\//u));
    }
  },
};
export const Narrow: Story = { globals: narrow };
export const Empty: Story = { args: { calls: { listAssignedTasks: listOf([]) } } };
export const Failed: Story = { args: { calls: { listAssignedTasks: refuse(500, '') } } };
