import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { pending, refuse } from '../../testing/fake-client.ts';
import { confirmation, listOf } from '../../testing/fixtures/basics.ts';
import { ownWord, ownWords, wentReply } from '../../testing/fixtures/words.ts';
import { asPrinted } from '../../testing/as-printed.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar as toolAr } from '../../lib/words/messages/ar.ts';
import { en as toolEn } from '../../lib/words/messages/en.ts';
import { ar as commonAr } from '../../lib/messages/ar.ts';
import { en as commonEn } from '../../lib/messages/en.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Words',
  tags: ['!autodocs'],
  args: { path: '/student/words', role: 'student', calls: { listWords: listOf(ownWords) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { listWords: pending } } };
export const Empty: Story = { args: { calls: { listWords: listOf([]) } } };
export const Failed: Story = { args: { calls: { listWords: refuse(500, '') } } };

/** Nothing is due: the page says so, and offers no practice. */
export const AllDone: Story = {
  args: {
    calls: { listWords: ({ query }) => listOf(query.due ? [] : ownWords.slice(2)) },
  },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const { list } = inLanguage({ en, ar });
    await expect(within(canvasElement).getByText(list.allDone)).toBeVisible();
  },
};

const removed = fn((_input: unknown) => confirmation);

/** A word is removed after a question. */
export const Remove: Story = {
  tags: ['plays-in-arabic'],
  args: { calls: { listWords: listOf(ownWords), removeWord: removed } },
  play: async ({ canvasElement }) => {
    removed.mockClear();
    await pageIsShown();
    const { list } = inLanguage({ en, ar });
    const { actionsFor } = inLanguage({ en: commonEn, ar: commonAr });
    await chooseFromMenu(within(canvasElement).getByRole('button', { name: actionsFor('tide') }), list.remove);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: list.remove }));
    await expect(removed.mock.lastCall?.[0]).toMatchObject({ params: { id: ownWords[1]?._id } });
  },
};

const kept = fn((_input: unknown) => ownWord(1, 'go'));

/** A word that was heard is typed, looked up and kept with the meaning that was chosen. */
export const LookUp: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      listWords: ({ query }) => listOf(query.word === undefined ? ownWords : []),
      lookUpWord: wentReply,
      createWord: kept,
    },
  },
  play: async ({ canvasElement }) => {
    kept.mockClear();
    await pageIsShown();
    const { list, lookUp } = inLanguage({ en, ar });
    const tool = inLanguage({ en: toolEn, ar: toolAr });
    await userEvent.click(within(canvasElement).getByRole('button', { name: list.lookUp }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: lookUp.word }), 'went{Enter}');
    const second = await screen.findByRole('radio', { name: /follow a procedure/u });
    await userEvent.click(second);
    await userEvent.click(screen.getByRole('button', { name: tool.keep }));
    await expect(kept.mock.lastCall?.[0]).toMatchObject({
      body: { word: 'go', form: 'went', meaning: 'follow a procedure or take a course', sentence: '' },
    });
  },
};

let stored = ownWords;

/** The row of a word that is removed is gone with the focus; the list has it then. */
export const RemovedUnderTheFocus: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listWords: () => listOf(stored),
      removeWord: ({ params }) => {
        stored = stored.filter(({ _id }) => _id !== params.id);
        return confirmation;
      },
    },
  },
  play: async ({ canvas }) => {
    stored = ownWords;
    await pageIsShown();
    const menu = await canvas.findByRole('button', { name: commonEn.actionsFor('tide') });
    await chooseFromMenu(menu, en.list.remove);
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByRole('button', { name: en.list.remove }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(menu).not.toBeInTheDocument();
    // The page itself contains the table too.
    await waitFor(() => expect(document.querySelector('main :focus')).toContainElement(canvas.getByRole('table')));
  },
};

/** Paper has the words, and nothing to press or to type into. */
export const Printed: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const canvas = within(canvasElement);
    const stop = asPrinted();
    try {
      await expect(canvas.getByText('tide')).toBeVisible();
      await expect(canvas.queryAllByRole('navigation')).toEqual([]);
      await expect(canvas.queryByRole('searchbox')).toBeNull();
      await expect(canvas.queryByRole('button', { name: en.list.lookUp })).toBeNull();
    } finally {
      stop();
    }
  },
};
