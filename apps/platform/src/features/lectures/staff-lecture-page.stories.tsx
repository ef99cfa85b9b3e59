import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pending, refuse } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { lecture, lectureFileReply, lectureStudents, videoStatistics } from '../../testing/fixtures/lectures.ts';
import * as statistics from '../../lib/lecture-statistics/messages.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const calls = {
  getLecture: lecture({ progress: null, notUnderstood: [] }),
  getFile: lectureFileReply,
  listLectureStudents: listOf(lectureStudents),
  getVideoStatistics: videoStatistics,
};

const meta = {
  ...pageMeta,
  title: 'Platform/Assistant/Lecture',
  tags: ['!autodocs'],
  args: { path: `/assistant/lectures/${lecture()._id}`, role: 'assistant', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Students: Story = {};
export const StudentsNarrow: Story = { globals: narrow };

/** The moments are a picture, and a table that says the same. */
export const Moments: Story = {
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const isArabic = canvasElement.ownerDocument.documentElement.lang === 'ar';
    await userEvent.click(canvas.getByRole('tab', { name: (isArabic ? ar : en).staff.statistics }));
    await userEvent.click(await canvas.findByText((isArabic ? statistics.ar : statistics.en).asTable));
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(1 + videoStatistics.parts.length);
  },
};

export const NobodyYet: Story = {
  args: {
    calls: {
      ...calls,
      listLectureStudents: listOf([]),
      getVideoStatistics: { started: 0, completed: 0, parts: [] },
    },
  },
};
export const Loading: Story = { args: { calls: { ...calls, getLecture: pending } } };
export const Denied: Story = { args: { calls: { ...calls, getLecture: refuse(404, '') } } };
