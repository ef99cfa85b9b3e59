import type { CallInput, Contract, PdfNote } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { after, lose, meetConflict, pending, refuse } from '../../../testing/fake-client.ts';
import { listOf, stored } from '../../../testing/fixtures/basics.ts';
import { pdf, pdfContent, pdfFileReply, pdfNotes, pdfProgress } from '../../../testing/fixtures/pdfs.ts';
import { openDrafts } from '../../../lib/storage/drafts.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { en as listEn } from '../messages.ts';
import { en } from './messages.ts';

const progress = pdfProgress(3, 3);
const opened = pdf({ progress });
const calls = {
  getPdf: opened,
  getFile: pdfFileReply,
  listPdfNotes: { items: [...pdfNotes] },
  savePdfProgress: progress,
};

/** Waits until the page where the reader begins is drawn. */
async function pageIsDrawn(page = 3): Promise<void> {
  await pageIsShown();
  await waitFor(() => expect(document.querySelector(`[data-page="${page}"] canvas`)).toBeVisible());
}

const meta = {
  ...pageMeta,
  title: 'Platform/Student/PDF',
  tags: ['!autodocs'],
  args: { path: `/student/pdfs/${opened._id}`, role: 'student', calls },
  play: () => pageIsDrawn(),
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };

/** The pages of a document are not mirrored in a language that is written from the right: x grows to the right. */
export const NotMirrored: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  play: async () => {
    await pageIsDrawn();
    const canvas = document.querySelector<HTMLCanvasElement>('[data-page="3"] canvas')!;
    const text = document.querySelector('[data-page="3"] [data-part="text"] span')!;
    const page = canvas.getBoundingClientRect();
    await expect(getComputedStyle(canvas).direction).toBe('ltr');
    // Text begins 60 points from the left edge of 595, on the drawing as in the text over it.
    await expect((text.getBoundingClientRect().left - page.left) / page.width).toBeCloseTo(60 / 595, 1);
    const { width, height } = canvas;
    const pixels = canvas.getContext('2d')!.getImageData(0, 0, width, height).data;
    const inkAt = (from: number, to: number) => {
      let dark = 0;
      for (let y = 0; y < height; y += 2)
        for (let x = Math.floor(from * width); x < to * width; x += 1)
          if (pixels[4 * (y * width + x)]! < 128) dark += 1;
      return dark;
    };
    await expect(inkAt(0.1, 0.4)).toBeGreaterThan(inkAt(0.7, 1));
  },
};

/** A search counts all hits, shows the first from here on, and goes round with Enter. */
export const Searching: Story = {
  play: async ({ canvasElement }) => {
    await pageIsDrawn();
    await userEvent.keyboard('/');
    const field = await waitFor(() => within(canvasElement).getByRole('searchbox'));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'CHAPTER');
    const bar = within(canvasElement.querySelector('search')!);
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(/3.*6/u));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(/4.*6/u));
    await waitFor(() => expect(document.querySelector('[data-page="4"] [data-hit="current"]')).toBeVisible());
  },
};

/** Notes beside the document: one is written, and shows at once. */
export const TakingNotes: Story = {
  args: {
    calls: {
      ...calls,
      createPdfNote: ({ body }) => ({ ...stored('01980000-000a-7000-8000-000000000009'), ...body, pdf: opened._id }),
    },
  },
  play: async ({ canvasElement }) => {
    await pageIsDrawn();
    await userEvent.keyboard('s');
    const panel = await waitFor(() => within(canvasElement.querySelector('aside')!));
    await userEvent.click(panel.getAllByRole('tab')[2]!);
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(panel.getByRole('button', { name: /3$/u }));
    await userEvent.type(panel.getByRole('textbox'), 'Remember this.');
    await userEvent.click(panel.getAllByRole('button').find((button) => button.getAttribute('type') === 'submit')!);
    await waitFor(() => expect(panel.getByText('Remember this.')).toBeVisible());
    await expect(document.querySelectorAll('[data-page="3"] [data-mark]')).toHaveLength(1);
  },
};

/** Where the author does not allow it, neither printing nor downloading is offered. */
export const NothingToTakeAway: Story = {
  tags: ['!dev', 'plays-in-arabic'],
  args: { calls: { ...calls, getPdf: { ...opened, canPrint: false, canDownload: false } } },
  play: async ({ canvasElement }) => {
    await pageIsDrawn();
    const tools = within(within(canvasElement).getByRole('toolbar')).getAllByRole('button');
    await userEvent.click(tools.at(-1)!);
    const menu = await waitFor(() => within(document.body).getByRole('menu'));
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(7);
  },
};

const damaged = () => {
  const half = new Blob([pdfContent.slice(0, 40).padEnd(pdfContent.length, ' ')]);
  return { ...pdfFileReply({ params: { id: opened.file.id } } as never), url: URL.createObjectURL(half) };
};

export const Broken: Story = {
  tags: ['plays-in-arabic'],
  args: { calls: { ...calls, getFile: damaged } },
  play: pageIsShown,
};
export const Opening: Story = {
  tags: ['plays-in-arabic'],
  args: { calls: { ...calls, getPdf: pending } },
  play: pageIsShown,
};
export const Gone: Story = {
  tags: ['plays-in-arabic'],
  args: { calls: { ...calls, getPdf: refuse(404, '') } },
  play: pageIsShown,
};

const createNote = fn(({ body }: { body: Pick<PdfNote, 'page' | 'colour' | 'quote' | 'rectangles' | 'text'> }) =>
  after(200, { ...stored('01980000-000a-7000-8000-000000000010'), ...body, pdf: opened._id })(),
);

/** A key that is held down stores a note once. */
export const NoteByAHeldKey: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, createPdfNote: createNote } },
  play: async ({ canvasElement }) => {
    createNote.mockClear();
    await pageIsDrawn();
    await userEvent.keyboard('s');
    const panel = await waitFor(() => within(canvasElement.querySelector('aside')!));
    await userEvent.click(panel.getAllByRole('tab')[2]!);
    await userEvent.click(await panel.findByRole('button', { name: /3$/u }));
    const field = await panel.findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Remember this.{Control>}{Enter>4}{/Control}');
    await expect(await panel.findByText('Remember this.', { selector: 'span' })).toBeVisible();
    await expect(createNote).toHaveBeenCalledOnce();
  },
};

/** A note that is being written stays while its panel is closed or shows something else, and is saved before another is begun. */
export const NoteBesideOthers: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, createPdfNote: createNote } },
  play: async ({ canvasElement }) => {
    createNote.mockClear();
    await pageIsDrawn();
    await userEvent.keyboard('s');
    const panel = await waitFor(() => within(canvasElement.querySelector('aside')!));
    await userEvent.click(panel.getByRole('tab', { name: en.notes }));
    await userEvent.click(await panel.findByRole('button', { name: en.addNote(3) }));
    await userEvent.type(await panel.findByRole('textbox'), 'Half a thought');
    await userEvent.click(panel.getByRole('tab', { name: en.thumbnails }));
    await userEvent.click(panel.getByRole('tab', { name: en.notes }));
    await expect(await panel.findByRole('textbox')).toHaveValue('Half a thought');
    await userEvent.click(panel.getByRole('button', { name: en.closePanel }));
    await userEvent.keyboard('s');
    const again = await waitFor(() => within(canvasElement.querySelector('aside')!));
    await expect(await again.findByRole('textbox')).toHaveValue('Half a thought');
    await userEvent.click(again.getAllByRole('button', { name: en.editNote })[0]!);
    await expect(await again.findByText('Half a thought', { selector: 'span' })).toBeVisible();
    await expect(createNote).toHaveBeenCalledOnce();
    await waitFor(() => expect(again.getByRole('textbox')).toHaveValue(pdfNotes[0]!.text));
  },
};

/** A page is gone to by its number in the digits of any keyboard. */
export const ArabicDigits: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    await pageIsDrawn();
    const field = within(canvasElement).getByRole('textbox', { name: en.pageField });
    await userEvent.clear(field);
    await userEvent.type(field, '٥{Enter}');
    await waitFor(() => expect(field).toHaveValue('5'));
  },
};

/** The note that this device keeps. */
const keptNote = () => openDrafts().read('pdf-note', opened._id, (value): value is unknown => value !== null);
const openNotes = async (canvasElement: HTMLElement) => {
  await pageIsDrawn();
  await userEvent.keyboard('s');
  const panel = await waitFor(() => within(canvasElement.querySelector('aside')!));
  await userEvent.click(panel.getByRole('tab', { name: en.notes }));
  return panel;
};

let letNoteBeStored = () => {};

/** A note that is stored once its page was left is not there a second time when the page opens again. */
export const NoteSavedWhileLeaving: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listPdfs: listOf([]),
      createPdfNote: async ({ body }) => {
        await new Promise<void>((resolve) => (letNoteBeStored = resolve));
        return { ...stored('01980000-000a-7000-8000-000000000010'), ...body, pdf: opened._id };
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const panel = await openNotes(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: en.addNote(3) }));
    await userEvent.type(await panel.findByRole('textbox'), 'On the way out');
    await userEvent.click(panel.getByRole('button', { name: en.saveNote }));
    await userEvent.click(canvas.getByRole('link', { name: listEn.title }));
    await expect(await canvas.findByRole('heading', { level: 1, name: listEn.title })).toBeVisible();
    await expect(keptNote()).not.toBeNull();
    letNoteBeStored();
    await waitFor(() => expect(keptNote()).toBeNull());
  },
};

let letNotesCome = () => {};

/** While it is not known whether a kept note is stored, no other one is begun: the kept one would be stored once more. */
export const KeptNoteBeforeTheList: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      createPdfNote: createNote,
      listPdfNotes: async () => {
        await new Promise<void>((resolve) => (letNotesCome = resolve));
        return { items: [...pdfNotes] };
      },
    },
    leave: () => {
      const { _id: id, page, colour } = pdfNotes[0]!;
      openDrafts().store('pdf-note', opened._id, { base: '', value: { id, page, colour, text: 'Ask on Monday' } });
    },
  },
  play: async ({ canvasElement }) => {
    createNote.mockClear();
    await waitFor(() => expect(document.querySelector('[data-page="3"] canvas')).toBeVisible());
    await userEvent.keyboard('s');
    const panel = await waitFor(() => within(canvasElement.querySelector('aside')!));
    await userEvent.click(panel.getByRole('tab', { name: en.notes }));
    await userEvent.click(await panel.findByRole('button', { name: en.addNote(3) }));
    letNotesCome();
    await expect(await panel.findByRole('textbox')).toHaveValue('Ask on Monday');
    await expect(createNote).not.toHaveBeenCalled();
  },
};

/** Escape ends a note only while nothing of it is lost. */
export const EscapeInANote: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    const panel = await openNotes(canvasElement);
    await userEvent.click(await panel.findByRole('button', { name: en.addNote(3) }));
    const added = await panel.findByRole('textbox');
    await userEvent.type(added, 'A thought{Escape}');
    await expect(added).toHaveValue('A thought');
    await userEvent.clear(added);
    await userEvent.type(added, '{Escape}');
    await waitFor(() => expect(added).not.toBeInTheDocument());
    const { text } = pdfNotes[0]!;
    await userEvent.click(panel.getAllByRole('button', { name: en.editNote })[0]!);
    const changed = await panel.findByRole('textbox');
    await userEvent.type(changed, '!{Escape}');
    await expect(changed).toHaveValue(`${text}!`);
    await userEvent.type(changed, '{Backspace}{Escape}');
    await waitFor(() => expect(changed).not.toBeInTheDocument());
    await expect(screen.getByText(text)).toBeVisible();
  },
};

/** On a phone the field of the search has a row of its own, as long as the window; what is beside it elsewhere is below. */
export const SearchingOnPhone: Story = {
  tags: ['no-picture', 'plays-in-arabic', '!dev'],
  globals: narrow,
  play: async ({ canvasElement }) => {
    await pageIsDrawn();
    await userEvent.keyboard('/');
    const field = await waitFor(() => within(canvasElement).getByRole('searchbox'));
    await userEvent.type(field, 'CHAPTER');
    const bar = canvasElement.querySelector('search')!;
    await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent(/3.*6/u));
    await expect(field.clientWidth).toBeGreaterThan(200);
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
    for (const button of within(bar).getAllByRole('button').slice(1))
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom);
  },
};

const removeNote = fn(() => ({ success: true, message: '' }));

/** A note that somebody wrote is removed once they have said so; a highlight without a text at once. */
export const RemovingNotes: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...calls,
      listPdfNotes: { items: [pdfNotes[0]!, { ...pdfNotes[1]!, quote: 'A highlight', text: '' }] },
      removePdfNote: removeNote,
    },
  },
  play: async ({ canvasElement }) => {
    removeNote.mockClear();
    const panel = await openNotes(canvasElement);
    const { text } = pdfNotes[0]!;
    await userEvent.click((await panel.findAllByRole('button', { name: en.removeNote }))[0]!);
    const asked = within(await screen.findByRole('alertdialog', { name: en.removeNoteTitle }));
    await expect(removeNote).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: en.removeNote }));
    await waitFor(() => expect(panel.queryByText(text)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(panel.getByRole('button', { name: en.removeNote }));
    await waitFor(() => expect(panel.queryByText('A highlight')).toBeNull());
    await expect(removeNote).toHaveBeenCalledTimes(2);
  },
};

const onPhone = 'Forty lines written on the phone';
const updateNote = fn(({ body: { base, ...change } }: CallInput<Contract['updatePdfNote']>) => {
  const storedNow = { ...pdfNotes[0]!, text: onPhone };
  if (base && base.text !== onPhone) return meetConflict('updatePdfNote', storedNow)();
  return { ...storedNow, ...change };
});

/** A note that was changed on another device meanwhile gets both texts, and is stored once its writer has seen them. */
export const NoteChangedElsewhere: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, updatePdfNote: updateNote } },
  play: async ({ canvasElement }) => {
    const panel = await openNotes(canvasElement);
    await userEvent.click((await panel.findAllByRole('button', { name: en.editNote }))[0]!);
    const field = await panel.findByRole('textbox');
    await userEvent.type(field, ' A word at the laptop.');
    const mine = `${pdfNotes[0]!.text} A word at the laptop.`;
    await userEvent.click(panel.getByRole('button', { name: en.saveNote }));
    await expect(await screen.findByText(en.noteChangedElsewhere)).toBeVisible();
    await expect(field).toHaveValue(`${onPhone}\n\n${mine}`);
    await userEvent.click(panel.getByRole('button', { name: en.saveNote }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await expect(updateNote.mock.lastCall?.[0].body).toMatchObject({
      text: `${onPhone}\n\n${mine}`,
      base: { text: onPhone },
    });
  },
};

let textStored = '';
const storeAndLoseReply = fn((input: CallInput<Contract['updatePdfNote']>) => {
  const { base, ...change } = input.body;
  const isFirst = textStored === '';
  if (!isFirst && base?.text !== textStored) {
    return meetConflict('updatePdfNote', { ...pdfNotes[0]!, text: textStored })();
  }
  textStored = change.text;
  return isFirst ? lose()(input, 'updatePdfNote') : { ...pdfNotes[0]!, ...change };
});

/** A note that was stored though its reply was lost, and is written on, has one text. */
export const NoteReplyLost: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...calls, updatePdfNote: storeAndLoseReply } },
  play: async ({ canvasElement }) => {
    textStored = '';
    storeAndLoseReply.mockClear();
    const panel = await openNotes(canvasElement);
    await userEvent.click((await panel.findAllByRole('button', { name: en.editNote }))[0]!);
    const field = await panel.findByRole('textbox');
    await userEvent.type(field, ' One.');
    const save = panel.getByRole('button', { name: en.saveNote });
    await userEvent.click(save);
    await waitFor(() => expect(textStored).toBe(`${pdfNotes[0]!.text} One.`));
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.type(field, ' Two.');
    await userEvent.click(save);
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await expect(textStored).toBe(`${pdfNotes[0]!.text} One. Two.`);
    await expect(screen.queryByText(en.noteChangedElsewhere)).toBeNull();
  },
};
