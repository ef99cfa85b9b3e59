import type { StoryObj } from '@storybook/react-vite';
import type { Interval, VideoNote } from '@rubrica/api-client/contract';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectSeenOnFocus, seenHeight } from '../../../../../.storybook/testing/seen-on-focus.ts';
import { lose, pending, refuse } from '../../testing/fake-client.ts';
import { inHours, listOf } from '../../testing/fixtures/basics.ts';
import { lecture, lectureFileReply, progressReply, videoNotes } from '../../testing/fixtures/lectures.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta, sideways, zoomed } from '../../testing/page-stage.tsx';
import { ar as chatAr } from '../chat/messages/ar.ts';
import { en as chatEn } from '../chat/messages/en.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const calls = {
  listStudentVideoQuestions: { items: [] },
  // It stops at no question: those have stories of their own.
  getLecture: lecture({ stops: [] }),
  getFile: lectureFileReply,
  listVideoNotes: listOf(videoNotes),
  reportProgress: progressReply,
};

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Lecture',
  tags: ['!autodocs'],
  args: { path: `/student/lectures/${lecture()._id}`, role: 'student', calls },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const WithoutCaptions: Story = {
  args: {
    calls: {
      ...calls,
      getLecture: lecture({ captions: [], notUnderstood: [], progress: null }),
      listVideoNotes: listOf([]),
    },
  },
};
export const Loading: Story = { args: { calls: { ...calls, getLecture: pending } } };
export const Denied: Story = { args: { calls: { ...calls, getLecture: refuse(404, '') } } };

const videoIn = async (canvasElement: HTMLElement) => {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('There is no video.');
  await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
  return video;
};

let links = 0;
const reports: Interval[][] = [];
const written: VideoNote[] = [];

/** The first link is not good any more: another is asked for, and the lecture is where the student left it. */
export const ExpiredLink: Story = {
  args: {
    calls: {
      ...calls,
      getFile: (input) => {
        const reply = lectureFileReply(input);
        if (!reply.url.startsWith('blob:')) return reply;
        links += 1;
        return links === 1 ? { ...reply, url: 'data:video/mp4;base64,AAAA' } : reply;
      },
    },
  },
  play: async ({ canvasElement }) => {
    links = 0;
    await pageIsShown();
    const video = await videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(18, 1));
    await expect(canvasElement.querySelector('[data-part="failed"]')).toBeNull();
  },
};

/** A link that expires while the lecture is paused is renewed before it plays on, from the same place and at the same speed. */
export const LinkExpiresMeanwhile: Story = {
  beforeEach: () => {
    const before = Date;
    return () => void (globalThis.Date = before);
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const video = await videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(18, 1));
    const before = Date;
    globalThis.Date = new Proxy(before, {
      get: (target, key) => (key === 'now' ? () => before.now() + 5 * 60_000 : Reflect.get(target, key)),
    });
    await userEvent.keyboard('>');
    const reloaded = new Promise((resolve) => video.addEventListener('emptied', resolve, { once: true }));
    await userEvent.keyboard('k');
    await reloaded;
    await waitFor(() => expect(video.paused).toBe(false));
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(18));
    await expect(video.playbackRate).toBe(1.25);
    video.pause();
  },
};

const waiting: (() => void)[] = [];

/** Who presses Play before the video has its address does not have to press it again. */
export const PlayedBeforeItsAddress: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  args: {
    calls: {
      ...calls,
      getLecture: lecture({ progress: null }),
      getFile: async (input) => {
        await new Promise<void>((resolve) => void waiting.push(resolve));
        return lectureFileReply(input);
      },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeNull());
    await userEvent.keyboard('k');
    const video = canvasElement.querySelector('video');
    await expect(video?.readyState).toBe(0);
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    for (const give of waiting.splice(0)) give();
    await pageIsShown();
    await waitFor(() => expect(video?.currentTime).toBeGreaterThan(0));
    video?.pause();
  },
};

/** Without a network what is watched stays on the device, and the page says so until it is counted. */
export const Offline: Story = {
  args: {
    calls: {
      ...calls,
      reportProgress: (input, name) => {
        reports.push(input.body.intervals);
        return reports.length < 3 ? lose()(input, name) : { ...progressReply, intervals: [[0, 60_000]] };
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    reports.length = 0;
    await pageIsShown();
    const { offline } = (canvasElement.ownerDocument.documentElement.lang === 'ar' ? ar : en).lecture;
    const video = await videoIn(canvasElement);
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(18.3));
    video.pause();
    await expect(await canvas.findByText(offline)).toBeVisible();
    await waitFor(() => expect(reports).toHaveLength(2));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(offline)).toBeNull());
    // The part that was lost is in the report that arrived.
    await expect(reports[2]).toEqual(reports[1]);
    await expect(reports[2]?.[0]?.[0]).toBeCloseTo(18_000, -3);
  },
};

/** N writes a note at the place of the video, and it is listed by it. */
export const WritesANote: Story = {
  args: {
    calls: {
      ...calls,
      createVideoNote: ({ body }) => {
        const note = { ...videoNotes[0]!, _id: crypto.randomUUID(), atMs: body.atMs, text: body.text };
        written.push(note);
        return note;
      },
      listVideoNotes: () => listOf([...videoNotes, ...written]),
      markNotUnderstood: ({ body }) => ({ _id: crypto.randomUUID(), atMs: body.atMs }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    written.length = 0;
    await pageIsShown();
    const m = canvasElement.ownerDocument.documentElement.lang === 'ar' ? ar : en;
    const video = await videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(18, 1));
    await userEvent.keyboard('n');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /0:18|٠:١٨/u })).toHaveFocus());
    await userEvent.keyboard('Numbers k 5{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Numbers k 5')).toBeVisible();
    await expect(video.currentTime).toBeCloseTo(18, 1);
    await userEvent.click(canvas.getByRole('button', { name: m.lecture.notUnderstood }));
    await waitFor(() => expect(canvas.getAllByText(m.notes.notUnderstood)).toHaveLength(2));
  },
};

/** On what is open above the page N is no key of the lecture. */
export const LettersAboveThePage: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const chat = inLanguage({ en: chatEn, ar: chatAr });
    await videoIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: chat.open(0) }));
    // The panel takes the focus once it is loaded.
    await waitFor(() => expect(screen.getByRole('textbox', { name: chat.write })).toHaveFocus());
    const close = screen.getByRole('button', { name: chat.close });
    close.focus();
    await userEvent.keyboard('n');
    // Where the field of a note would take the focus.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.click(close);
  },
};

let linksAsked = 0;

/** A device whose clock is fast plays with the link that it has, although the link's end is past by that clock. */
export const PlaysWithAFastClock: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      getFile: (input) => {
        const reply = lectureFileReply(input);
        if (reply.url.startsWith('blob:')) linksAsked += 1;
        return { ...reply, expiresAt: inHours(-1) };
      },
    },
  },
  play: async ({ canvasElement }) => {
    linksAsked = 0;
    await pageIsShown();
    const video = await videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(18, 1));
    const asked = linksAsked;
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(18.3));
    await expect(linksAsked).toBe(asked);
    video.pause();
  },
};

/** A mark that could not be removed says so. */
export const MarkNotRemoved: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, unmarkNotUnderstood: lose() } },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await videoIn(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: m.lecture.notes }));
    await userEvent.click(await canvas.findByRole('button', { name: m.notes.takeBack }));
    await expect(await screen.findByText(m.lecture.failed)).toBeVisible();
  },
};

/** In a low window the transcript and the notes have it to themselves, below the picture. */
export const Zoomed: Story = {
  tags: ['no-picture', 'one-language'],
  globals: zoomed,
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    await videoIn(canvasElement);
    for (const name of [en.lecture.transcript, en.lecture.notes]) {
      const tab = canvas.getByRole('tab', { name });
      await userEvent.click(tab);
      await expectSeenOnFocus(tab);
      await expect(seenHeight(await canvas.findByRole('tabpanel', { name }))).toBeGreaterThanOrEqual(150);
    }
    const buttons = canvasElement.querySelectorAll<HTMLElement>('[data-part="watch"] button');
    for (const button of buttons) if (button.checkVisibility()) await expectSeenOnFocus(button);
  },
};
export const Sideways: Story = { ...Zoomed, tags: ['no-picture', 'one-language'], globals: sideways };

/** So does what something before the server refuses. */
export const RefusedByProxy: Story = {
  ...Offline,
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      reportProgress: (input, name) => {
        reports.push(input.body.intervals);
        const isRefused = reports.length < 3;
        return isRefused ? refuse(404, '', {}, 'unknown')(input, name) : { ...progressReply, intervals: [[0, 60_000]] };
      },
    },
  },
};
