import type { Course } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { refuse } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { lectureSummaries } from '../../testing/fixtures/lectures.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
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

const lectures = listOf(lectureSummaries);
const takes = (...items: Course[]) => ({ listLectures: lectures, listCourses: { items } });

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Courses',
  tags: ['!autodocs'],
  args: { path: '/student/lectures', role: 'student', calls: takes(course) },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {
  play: async ({ canvas, userEvent }) => {
    const m = inLanguage(messages);
    const next = await canvas.findByRole('link', { name: new RegExp(`^${m.next}: Reading strategies`, 'u') });
    await expect(next).toHaveAttribute('href', `/student/pdfs/${id('04')}`);
    await userEvent.click(canvas.getByText(m.parts(2, 4)));
    await expect(canvas.getByRole('link', { name: /^Speaking, part 1/u })).toHaveAttribute(
      'href',
      `/student/speaking/${id('05')}`,
    );
  },
};
export const Narrow: Story = { globals: narrow };
export const Done: Story = {
  args: {
    calls: takes({
      ...course,
      percent: 100,
      next: null,
      items: course.items.map((item) => ({ ...item, percent: 100, isDone: true })),
    }),
  },
};
export const NotLoaded: Story = { args: { calls: { listLectures: lectures, listCourses: refuse(500, '') } } };

/** What is left is closed, or has not opened yet: that is not the same as having done everything. */
export const NothingToDoNow: Story = {
  tags: ['!dev', 'no-picture', 'plays-in-arabic'],
  args: { calls: takes({ ...course, next: null }) },
  play: async ({ canvas }) => {
    const m = inLanguage(messages);
    await expect(await canvas.findByText(m.nothingNow)).toBeVisible();
    await expect(canvas.queryByText(m.done)).toBeNull();
  },
};
