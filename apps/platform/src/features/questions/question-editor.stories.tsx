import type { StoryObj } from '@storybook/react-vite';
import { pending } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { categories, diplomas, levels } from '../../testing/fixtures/people.ts';
import { readingQuestion, storedQuestionOf } from '../../testing/fixtures/questions.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

/** What a question is filed under. */
const choices = {
  listCategories: listOf(categories),
  listLevels: listOf(levels),
  listDiplomas: listOf(diplomas),
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Question editor',
  tags: ['!autodocs'],
  args: {
    path: `/admin/questions/edit/${readingQuestion._id}`,
    role: 'admin',
    calls: { ...choices, getQuestion: storedQuestionOf(readingQuestion) },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const NewQuestion: Story = { args: { path: '/admin/questions/create', calls: choices } };
export const Loading: Story = { args: { calls: { ...choices, getQuestion: pending } } };
