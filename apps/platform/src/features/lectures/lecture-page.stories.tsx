import type { StoryObj } from '@storybook/react-vite';
import { NetworkError } from '@rubrica/api-client';
import type { Interval, VideoNote } from '@rubrica/api-client/contract';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { lose, pending, refuse } from '../../testing/fake-client.ts';
import { inHours, listOf } from '../../testing/fixtures/basics.ts';
import { lecture, lectureFileReply, progressReply, videoNotes } from '../../testing/fixtures/lectures.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar as chatAr } from '../chat/messages/ar.ts';
import { en as chatEn } from '../chat/messages/en.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { openNoteDraft } from './note-draft.ts';

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
  beforeEach: () => () => Reflect.deleteProperty(performance, 'now'),
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const video = await videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(18, 1));
    const now = performance.now.bind(performance);
    // Not a spy, which asks the same clock.
    performance.now = () => now() + 5 * 60_000;
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

const noteOf = (change: Partial<VideoNote>): VideoNote => ({ ...videoNotes[0]!, _id: crypto.randomUUID(), ...change });
/** What waits to be saved. */
let savingNotes: PromiseWithResolvers<void>[] = [];
const waitForNote = async () => {
  const gate = Promise.withResolvers<void>();
  savingNotes.push(gate);
  await gate.promise;
};
const createNote = fn(async ({ body }: { body: { atMs: number; text: string } }) => {
  await waitForNote();
  const note = noteOf(body);
  written.push(note);
  return note;
});

/** What is typed while a note is being saved is the next one, a held key saves a note once, and one that was not saved comes back. */
export const NotesOneAfterAnother: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      createVideoNote: createNote,
      updateVideoNote: async ({ body }) => {
        await waitForNote();
        const changed = noteOf({ ...written[0], ...body });
        written[0] = changed;
        return changed;
      },
      listVideoNotes: () => listOf(written),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    savingNotes = [];
    written.length = 0;
    createNote.mockClear();
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const video = await videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(18, 1));
    await userEvent.keyboard('n');
    const field = await canvas.findByRole('textbox', { name: /0:18/u });
    await waitFor(() => expect(field).toHaveFocus());

    await userEvent.keyboard('First{Control>}{Enter>3}{/Control}');
    await waitFor(() => expect(savingNotes).toHaveLength(1));
    video.currentTime = 20;
    await userEvent.keyboard('Second');
    savingNotes[0]?.resolve();
    await expect(await canvas.findByText('First', { selector: 'p' })).toBeVisible();
    await expect(field).toHaveValue('Second');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(savingNotes).toHaveLength(2));
    savingNotes[1]?.reject(new NetworkError('createVideoNote', 'offline', null));
    await expect(await canvas.findByText(m.lecture.failed)).toBeVisible();
    await expect(field).toHaveValue('Second');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(savingNotes).toHaveLength(3));
    savingNotes[2]?.resolve();
    await expect(await canvas.findByText('Second', { selector: 'p' })).toBeVisible();
    // The key is still down once it is saved.
    await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, repeat: true });
    await expect(canvas.queryByText(m.notes.required)).toBeNull();
    await expect(written.map(({ text }) => text)).toEqual(['First', 'Second']);
    await expect(createNote.mock.calls.map(([{ body }]) => Math.round(body.atMs / 1000))).toEqual([18, 20, 20]);

    await userEvent.click(canvas.getAllByRole('button', { name: m.notes.edit })[0]!);
    const edited = canvas.getByDisplayValue('First');
    await userEvent.type(edited, ' note');
    await userEvent.click(canvas.getByRole('button', { name: m.notes.change }));
    await waitFor(() => expect(savingNotes).toHaveLength(4));
    await userEvent.type(edited, ' of mine');
    savingNotes[3]?.resolve();
    await waitFor(() => expect(written[0]?.text).toBe('First note'));
    await pageIsShown();
    await expect(edited).toBeVisible();
    await expect(edited).toHaveValue('First note of mine');
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

const kept = () => openNoteDraft(lecture()._id).read();

/** A note that is being saved as the page is left, and could not be, is kept on this device. */
export const NoteOfAPageThatWasLeft: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listLectures: listOf([]),
      listCourses: listOf([]),
      createVideoNote: createNote,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    savingNotes = [];
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const video = await videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(18, 1));
    await userEvent.keyboard('n');
    const field = await canvas.findByRole('textbox', { name: /0:18/u });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Half');
    await expect(kept()?.text).toBe('Half');
    await userEvent.keyboard(' a note{Control>}{Enter}{/Control}');
    await waitFor(() => expect(savingNotes).toHaveLength(1));
    await userEvent.click(canvas.getByRole('link', { name: m.lecture.parent }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    savingNotes[0]?.reject(new NetworkError('createVideoNote', 'offline', null));
    await expect(await screen.findByText(m.notes.keptHere)).toBeVisible();
    await expect(kept()?.text).toBe('Half a note');
    await expect(Math.round((kept()?.atMs ?? 0) / 1000)).toBe(18);
  },
};

/** What was written before a reload is in its field, at its place, until it is saved. */
export const NoteOfAnEarlierPage: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: { ...calls, createVideoNote: ({ body }) => noteOf(body) },
    leave: () => openNoteDraft(lecture()._id).keep([{ text: 'Half a note', atMs: 7000 }]),
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const field = await canvas.findByRole('textbox', { name: /0:07/u });
    await expect(field).toHaveValue('Half a note');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(kept()).toBeNull());
    await expect(field).toHaveValue('');
  },
};

/** Escape ends the change of a note only while nothing of it is lost. */
export const EscapeInANote: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await videoIn(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: m.lecture.notes }));
    await userEvent.click(canvas.getAllByRole('button', { name: m.notes.edit })[0]!);
    const first = canvas.getByDisplayValue(videoNotes[0]!.text);
    await userEvent.type(first, ' more{Escape}');
    await expect(first).toHaveValue(`${videoNotes[0]!.text} more`);
    await userEvent.clear(first);
    await userEvent.type(first, `${videoNotes[0]!.text}{Escape}`);
    await waitFor(() => expect(first).not.toBeInTheDocument());
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
