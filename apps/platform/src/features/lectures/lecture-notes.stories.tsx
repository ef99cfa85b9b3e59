import type { StoryObj } from '@storybook/react-vite';
import { NetworkError } from '@rubrica/api-client';
import type { VideoNote } from '@rubrica/api-client/contract';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { lose, pending } from '../../testing/fake-client.ts';
import { confirmation, listOf } from '../../testing/fixtures/basics.ts';
import { lecture, lectureFileReply, progressReply, videoNotes } from '../../testing/fixtures/lectures.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { openNoteChange, openNoteDraft } from './note-draft.ts';

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
  title: 'Platform/Student/Lecture notes',
  tags: ['!autodocs'],
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

const written: VideoNote[] = [];
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

const ofChanged = videoNotes[0]!;
const keptChange = () => openNoteChange(ofChanged._id).read();

/** A change of a note that could not be saved once the page was left is said, and is kept on this device. */
export const ChangeOfAPageThatWasLeft: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listLectures: listOf([]),
      listCourses: listOf([]),
      updateVideoNote: async ({ body }) => {
        await waitForNote();
        return { ...ofChanged, ...body };
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    savingNotes = [];
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await videoIn(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: m.lecture.notes }));
    await userEvent.click(canvas.getAllByRole('button', { name: m.notes.edit })[0]!);
    const field = canvas.getByDisplayValue(ofChanged.text);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' Or 7:30?');
    await userEvent.click(canvas.getByRole('button', { name: m.notes.change }));
    await waitFor(() => expect(savingNotes).toHaveLength(1));
    await userEvent.click(canvas.getByRole('link', { name: m.lecture.parent }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    savingNotes[0]?.reject(new NetworkError('updateVideoNote', 'offline', null));
    await expect(await screen.findByText(m.notes.keptHere)).toBeVisible();
    await expect(keptChange()).toBe(`${ofChanged.text} Or 7:30?`);
  },
};

/** What a note was being changed to before a reload is there again, without the focus, until it is saved. */
export const ChangeOfAnEarlierPage: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: { ...calls, updateVideoNote: ({ body }) => ({ ...ofChanged, ...body }) },
    leave: () => openNoteChange(ofChanged._id).keep('Half a change'),
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await userEvent.click(canvas.getByRole('tab', { name: m.lecture.notes }));
    const field = await canvas.findByDisplayValue('Half a change');
    await waitFor(() => expect(field).not.toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: m.notes.change }));
    await waitFor(() => expect(keptChange()).toBeNull());
    await waitFor(() => expect(field).not.toBeInTheDocument());
  },
};

/** A note that could not be removed says so, also to who has left the page. */
export const NoteNotRemoved: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listLectures: listOf([]),
      listCourses: listOf([]),
      removeVideoNote: async (input, name) => {
        await waitForNote();
        return lose()(input, name);
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    savingNotes = [];
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const video = await videoIn(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: m.lecture.notes }));
    await userEvent.click(canvas.getAllByRole('button', { name: m.notes.remove })[0]!);
    await waitFor(() => expect(savingNotes).toHaveLength(1));
    await userEvent.click(canvas.getByRole('link', { name: m.lecture.parent }));
    await waitFor(() => expect(video).not.toBeInTheDocument());
    savingNotes[0]?.resolve();
    await expect(await screen.findByText(m.lecture.failed)).toBeVisible();
  },
};

let listsAsked = 0;

/** A note that is stored is shown, and no longer kept on this device, while the list is fetched again. */
export const NoteBeforeItsList: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      createVideoNote: ({ body }) => noteOf(body),
      listVideoNotes: () => {
        listsAsked += 1;
        return listsAsked === 1 ? listOf(videoNotes) : pending();
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    listsAsked = 0;
    await pageIsShown();
    const video = await videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(18, 1));
    await userEvent.keyboard('n');
    const field = await canvas.findByRole('textbox', { name: /0:18/u });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Stored{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Stored', { selector: 'p' })).toBeVisible();
    await expect(kept()).toBeNull();
    await waitFor(() => expect(listsAsked).toBe(2));
  },
};

let notesLeft = videoNotes;

/** A note that is removed takes the focus with it, and the notes have it then. */
export const FocusAfterARemovedNote: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listVideoNotes: () => listOf(notesLeft),
      removeVideoNote: ({ params }) => {
        notesLeft = notesLeft.filter(({ _id }) => _id !== params.id);
        return confirmation;
      },
    },
  },
  beforeEach: () => void (notesLeft = videoNotes),
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    await userEvent.click(canvas.getByRole('tab', { name: m.lecture.notes }));
    const remove = (await canvas.findAllByRole('button', { name: m.notes.remove }))[0]!;
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    const panel = canvas.getByRole('tabpanel', { name: m.lecture.notes });
    await waitFor(() => expect(panel.querySelector(':focus')).toBeVisible());
  },
};
