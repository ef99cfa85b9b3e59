import type { StoryObj } from '@storybook/react-vite';
import { coveredMs, type Interval } from '@rubrica/api-client/contract';
import { expect, userEvent, waitFor } from 'storybook/test';
import { keepWatched, readKept } from '../../lib/lecture-player/kept-watching.ts';
import { pageSession } from '../../lib/storage/session.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { lecture, lectureFileReply, lectureSummary, progressReply, watched } from '../../testing/fixtures/lectures.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { en } from './messages/en.ts';

const calls = {
  listStudentVideoQuestions: { items: [] },
  getLecture: lecture({ stops: [] }),
  getFile: lectureFileReply,
  listVideoNotes: listOf([]),
  reportProgress: progressReply,
};

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Lecture progress',
  tags: ['!autodocs', 'no-picture', 'one-language'],
  args: { path: `/student/lectures/${lecture()._id}`, role: 'student', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = async (canvasElement: HTMLElement) => {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('There is no video.');
  await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
  return video;
};

const waiting: (() => void)[] = [];

const counts: number[] = [];

/** What the server has not counted yet, because a report was slow, is reported again while the video stands, until all counts. */
export const RestIsReportedAtTheEnd: Story = {
  args: {
    calls: {
      ...calls,
      reportProgress: ({ body: { intervals, rate } }) => {
        const watchedMs = coveredMs(intervals);
        counts.push(watchedMs);
        if (watchedMs > 0 && rate === 2 && counts.length > 3) return { ...progressReply, percent: 95, intervals };
        return { ...progressReply, intervals: [[0, 18_000]] };
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    counts.length = 0;
    await pageIsShown();
    const video = await videoIn(canvasElement);
    video.playbackRate = 2;
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(18.3));
    video.pause();
    await waitFor(
      () =>
        expect(canvas.getByRole('progressbar', { name: en.lecture.progress })).toHaveAttribute(
          'aria-valuetext',
          expect.stringContaining('95'),
        ),
      { timeout: 10_000 },
    );
    const sent = counts.length;
    // Only the place is new.
    video.currentTime = 18;
    await waitFor(() => expect(video.seeking).toBe(false));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(counts).toHaveLength(sent + 1));
    await expect(counts.at(-1)).toBe(0);
  },
};

const reports: string[] = [];

/** What stands paused says nothing when it is hidden and left: another device may have gone on, whose place would be lost. */
export const LeftAsItWasReported: Story = {
  args: {
    calls: {
      ...calls,
      listCourses: { items: [] },
      listLectures: () => {
        reports.push('list');
        return listOf([lectureSummary(1, 'Numbers')]);
      },
      reportProgress: ({ body }) => {
        reports.push('report');
        const isLast = body.intervals.length > 0;
        return { ...progressReply, percent: isLast ? 95 : 30, intervals: [[0, lecture().durationMs]] };
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    reports.length = 0;
    await pageIsShown();
    const video = await videoIn(canvasElement);
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(18.3));
    video.pause();
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: en.lecture.progress })).toHaveAttribute(
        'aria-valuetext',
        expect.stringContaining('95'),
      ),
    );
    await expect(reports).toEqual(['report', 'report']);
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('online'));
    await userEvent.click(canvas.getAllByRole('link', { name: en.lecture.parent })[0]!);
    await waitFor(() => expect(reports.at(-1)).toBe('list'));
    await expect(reports.filter((name) => name === 'report')).toHaveLength(2);
  },
};

const opened: { intervals: Interval[]; positionMs: number }[] = [];

/** What an earlier visit has left on this device, and the server does not know, is reported as the lecture opens, from its place. */
export const LeftByAnEarlierVisit: Story = {
  args: {
    leave: () => keepWatched(pageSession()?._id ?? '', lecture()._id, [[0, 27_000]]),
    calls: {
      ...calls,
      reportProgress: ({ body }) => {
        opened.push(body);
        return { ...progressReply, percent: 45, intervals: [[0, 27_000]] };
      },
    },
  },
  beforeEach: () => void (opened.length = 0),
  play: async ({ canvas }) => {
    await pageIsShown();
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: en.lecture.progress })).toHaveAttribute(
        'aria-valuetext',
        expect.stringContaining('45'),
      ),
    );
    await expect(opened).toEqual([expect.objectContaining({ intervals: [[18_000, 27_000]], positionMs: 18_000 })]);
    await expect(readKept(pageSession()?._id ?? '', lecture()._id)).toEqual([]);
  },
};

/** What the server knows already is not reported again: it would count as watched today. */
export const NothingLeft: Story = {
  ...LeftByAnEarlierVisit,
  args: {
    ...LeftByAnEarlierVisit.args,
    leave: () => keepWatched(pageSession()?._id ?? '', lecture()._id, [[0, 18_000]]),
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    await videoIn(canvasElement);
    await expect(opened).toEqual([]);
    await expect(readKept(pageSession()?._id ?? '', lecture()._id)).toEqual([]);
  },
};

const listed: string[] = [];

/** The list says what has been watched although the last report arrives after the lecture has been left. */
export const LeftBeforeTheLastReport: Story = {
  args: {
    calls: {
      ...calls,
      listCourses: { items: [] },
      listLectures: () => {
        listed.push('asked');
        return listOf([lectureSummary(1, 'Numbers', { progress: watched(listed.includes('arrived') ? 88 : 30) })]);
      },
      reportProgress: async () => {
        await new Promise<void>((resolve) => void waiting.push(resolve));
        listed.push('arrived');
        return progressReply;
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    listed.length = 0;
    waiting.length = 0;
    await pageIsShown();
    const video = await videoIn(canvasElement);
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(18.3));
    await userEvent.click(canvas.getAllByRole('link', { name: en.lecture.parent })[0]!);
    await waitFor(() => expect(listed).toContain('asked'));
    for (const give of waiting) give();
    await waitFor(() =>
      expect(canvas.getAllByRole('progressbar')[0]).toHaveAttribute('aria-valuetext', expect.stringContaining('88')),
    );
  },
};
