import type { Course } from '@rubrica/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { inLanguage } from '../../testing/in-language.ts';
import { CourseCard } from './course-card.tsx';
import { messages } from './messages.ts';

const id = (last: string) => `01890a5d-ac96-774b-bcce-b302099a80${last}`;
const course: Course = {
  diploma: id('01'),
  name: 'IELTS Academic, band 6.5',
  percent: 62,
  next: 2,
  items: [
    {
      kind: 'lecture',
      video: id('02'),
      title: 'How the listening paper works',
      durationMs: 90_000,
      percent: 100,
      isDone: true,
    },
    {
      kind: 'task',
      task: id('03'),
      title: 'Mock reading 1',
      taskKind: 'homework',
      openAt: null,
      dueAt: null,
      percent: 100,
      isDone: true,
    },
    { kind: 'pdf', pdf: id('04'), title: 'Reading strategies', pageCount: 10, percent: 50, isDone: false },
    {
      kind: 'task',
      task: id('05'),
      title: 'Speaking, part 1',
      taskKind: 'vdo-speaking',
      openAt: null,
      dueAt: null,
      percent: 0,
      isDone: false,
    },
  ],
};

const meta = {
  title: 'Platform/Student/Course',
  component: CourseCard,
  tags: ['!autodocs'],
  args: { course },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <h2 hidden>My courses</h2>
        <ul style={{ display: 'grid', maxInlineSize: 720, padding: 16, listStyle: 'none' }}>
          <Story />
        </ul>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {
  play: async ({ canvas, userEvent }) => {
    const m = inLanguage(messages);
    const next = canvas.getByRole('link', { name: new RegExp(`^${m.next}: Reading strategies`, 'u') });
    await expect(next).toHaveAttribute('href', `/student/pdfs/${id('04')}`);
    await userEvent.click(canvas.getByText(m.parts(2, 4)));
    const parts = canvas.getAllByRole('link');
    await expect(parts.at(-1)).toHaveAttribute('href', `/student/speaking/${id('05')}`);
  },
};
export const Done: Story = {
  args: {
    course: {
      ...course,
      percent: 100,
      next: null,
      items: course.items.map((item) => ({ ...item, percent: 100, isDone: true })),
    },
  },
};
