import type { Captions, Video } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectSeenOnFocus, seenHeight } from '../../../../../../.storybook/testing/seen-on-focus.ts';
import { meetConflict } from '../../../testing/fake-client.ts';
import { lectureVideo } from '../../../testing/fixtures/videos.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta, sideways, zoomed } from '../../../testing/page-stage.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { formatShortTime, parseTypedTime } from '../../../lib/captions/caption-time.ts';
import { captionsPath } from '../video-address.ts';
import { openCaptionDrafts } from './caption-draft.ts';

let saved: Captions['cues'] | undefined;

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Caption editor',
  tags: ['!autodocs'],
  args: {
    path: captionsPath(lectureVideo._id, 'en'),
    role: 'admin',
    calls: {
      getVideo: lectureVideo,
      updateVideo: ({ body: { source: _, ...body } }): Video => {
        saved = body.captions.find(({ language }) => language === 'en')?.cues;
        return { ...lectureVideo, ...body, rev: body.rev + 1 };
      },
      listVideos: { items: [], total: 0, page: 1, limit: 20 },
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = () => inLanguage({ en, ar }).editor;

async function linesOf(canvasElement: HTMLElement) {
  await pageIsShown();
  const list = within(canvasElement).getByRole('list', { name: texts().list });
  return { list, fields: () => within(list).getAllByRole('textbox', { name: new RegExp(`^${texts().text}`, 'u') }) };
}

export const Editor: Story = {};
export const Narrow: Story = { globals: narrow };
export const Arabic: Story = { args: { path: captionsPath(lectureVideo._id, 'ar') } };
export const NoLines: Story = { args: { path: captionsPath(lectureVideo._id, 'fr') } };

export const ByKeys: Story = {
  name: 'Lines are split, corrected, added and saved without a mouse',
  tags: ['!dev', 'one-language'],
  play: async ({ canvasElement }) => {
    const { fields } = await linesOf(canvasElement);
    const [first] = fields();
    if (!(first instanceof HTMLTextAreaElement)) throw new Error('There is no line.');
    first.focus();
    first.setSelectionRange(7, 7);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(fields()[1]).toHaveFocus());
    await expect(fields().map((field) => field.textContent)).toHaveLength(4);
    await expect(fields()[0]).toHaveValue('Welcome');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(fields()).toHaveLength(3));
    fields()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(fields()[1]).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    fields()[2]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(fields()[3]).toHaveFocus());
    await userEvent.keyboard('Good luck.{Control>}s{/Control}');
    await waitFor(() => expect(saved?.map(({ text }) => text).at(-1)).toBe('Good luck.'));
    await expect(saved?.[1]).toMatchObject({ startMs: 900, endMs: 1900 });
  },
};

export const Problems: Story = {
  name: 'What is wrong stands beside its line, and a line without text is not saved',
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const { fields } = await linesOf(canvasElement);
    await expect(fields()[2]).toHaveAccessibleDescription(texts().problems.overlaps);
    const [first] = fields();
    if (first) await userEvent.clear(first);
    await expect(first).toHaveAccessibleDescription(texts().problems['empty-text']);
    saved = undefined;
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts().save }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(texts().cannotSave);
    await expect(saved).toBeUndefined();
  },
};

export const SavedTwice: Story = {
  name: 'Lines that somebody else has changed are shown beside one’s own',
  tags: ['!dev', 'plays-in-arabic'],
  args: {
    calls: {
      ...meta.args.calls,
      updateVideo: meetConflict('updateVideo', {
        ...lectureVideo,
        rev: 9,
        captions: [{ language: 'en', label: 'English', cues: [{ startMs: 0, endMs: 900, text: 'Hello.' }] }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const { fields } = await linesOf(canvasElement);
    const [first] = fields();
    if (first) await userEvent.type(first, '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Hello.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts().takeTheirs }));
    await waitFor(() => expect(fields()[0]).toHaveValue('Hello.'));
  },
};

const timeField = (list: HTMLElement) =>
  within(list).getAllByRole('textbox', { name: new RegExp(`^${texts().end}`, 'u') })[0]!;

export const SavedFromATime: Story = {
  name: 'A time is saved as it is typed, and one that cannot be read is not saved over',
  tags: ['!dev', 'no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    const { list } = await linesOf(canvasElement);
    const end = timeField(list);
    saved = undefined;
    await userEvent.clear(end);
    await userEvent.type(end, '0:00.8{Control>}s{/Control}');
    await waitFor(() => expect(saved?.[0]?.endMs).toBe(800));

    saved = undefined;
    await userEvent.clear(end);
    await userEvent.type(end, '1:75');
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts().save }));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(texts().timeWrong);
    await waitFor(() => expect(end).toHaveFocus());
    await expect(end).toHaveValue('1:75');
    await expect(saved).toBeUndefined();
  },
};

export const DraftOfAnotherTab: Story = {
  name: 'A page without changes leaves the draft of another tab',
  tags: ['!dev', 'no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    await linesOf(canvasElement);
    const drafts = openCaptionDrafts();
    drafts.store(lectureVideo._id, 'en', lectureVideo.rev, {
      cues: [{ startMs: 0, endMs: 900, text: 'An hour of work.' }],
      problems: [],
      base: [],
      isImported: false,
    });
    dispatchEvent(new Event('pagehide'));
    await expect(drafts.read(lectureVideo._id, 'en')?.draft.cues).toHaveLength(1);
  },
};

export const KeysOfADialog: Story = {
  name: 'A key in a dialog changes no line behind it',
  tags: ['!dev', 'no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    const { fields } = await linesOf(canvasElement);
    const first = fields()[0]!;
    await userEvent.type(first, '!');
    const text = `${lectureVideo.captions[0]!.cues[0]!.text}!`;
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts().more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts().shift }));
    await userEvent.type(await screen.findByRole('textbox', { name: texts().shiftLabel }), '1{Control>}z{/Control}');
    await expect(first).toHaveValue(text);
  },
};

/** All lines are moved by a time with the digits and the decimal sign of an Arabic keyboard. */
export const ShiftOfAnArabicKeyboard: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    const { list } = await linesOf(canvasElement);
    const start = () => list.querySelector<HTMLInputElement>('[data-field="start"]')?.value;
    const before = parseTypedTime(start() ?? '') ?? 0;
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts().more }));
    await userEvent.click(await screen.findByRole('menuitem', { name: texts().shift }));
    await userEvent.type(await screen.findByRole('textbox', { name: texts().shiftLabel }), '١٫٥{Enter}');
    await waitFor(() => expect(start()).toBe(formatShortTime(before + 1500)));
  },
};

/** Undo of the line that has the focus leaves the focus to a line beside it, and the keys of undo are heard wherever it is. */
export const UndoneUnderTheFocus: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    const { fields } = await linesOf(canvasElement);
    const [first] = fields();
    if (!(first instanceof HTMLTextAreaElement)) throw new Error('There is no line.');
    const { value } = first;
    first.focus();
    first.setSelectionRange(7, 7);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(fields()[1]).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(fields()[0]).toHaveFocus());
    await expect(first).toHaveValue(value);
    await expect(first.selectionStart).toBe(7);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(fields()).toHaveLength(4));

    within(canvasElement).getByRole('link', { name: texts().back }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(fields()).toHaveLength(3));
  },
};

/** The first line of all is taken away again: the focus is where the next one is added. */
export const FirstLineUndone: Story = {
  args: { path: captionsPath(lectureVideo._id, 'fr') },
  tags: ['no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const add = within(canvasElement).getByRole('button', { name: texts().add });
    await userEvent.click(add);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('textbox', { name: new RegExp(`^${texts().text}`, 'u') })).toHaveFocus(),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(add).toHaveFocus());
  },
};

/** A move that the start of the video cuts short says how far it went. */
export const ShiftCutShort: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    const { list } = await linesOf(canvasElement);
    const start = () => parseTypedTime(list.querySelector<HTMLInputElement>('[data-field="start"]')?.value ?? '');
    const shift = async (seconds: string) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: texts().more }));
      await userEvent.click(await screen.findByRole('menuitem', { name: texts().shift }));
      await userEvent.type(await screen.findByRole('textbox', { name: texts().shiftLabel }), `${seconds}{Enter}`);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const before = start() ?? 0;
    await shift('2');
    await expect(start()).toBe(before + 2000);
    await shift('-100');
    await expect(start()).toBe(0);
    const moved = String((before + 2000) / 1000);
    await expect(await screen.findByText(texts().shiftCutShort(moved))).toBeVisible();
  },
};

/** In a low window the lines have it to themselves, below the picture. */
export const Zoomed: Story = {
  tags: ['no-picture', 'one-language'],
  globals: zoomed,
  play: async ({ canvas, canvasElement }) => {
    const { list, fields } = await linesOf(canvasElement);
    await expect(seenHeight(list)).toBeGreaterThanOrEqual(100);
    await expectSeenOnFocus(fields().at(-1));
    await expectSeenOnFocus(canvas.getByRole('button', { name: texts().save }));
  },
};
export const Sideways: Story = { ...Zoomed, tags: ['no-picture', 'one-language'], globals: sideways };
