import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { lose, refuse } from '../../../testing/fake-client.ts';
import { idOf, listOf } from '../../../testing/fixtures/basics.ts';
import { categories, diplomas, levels } from '../../../testing/fixtures/people.ts';
import { paperImport } from '../../../testing/fixtures/papers.ts';
import { readingQuestion, storedQuestionOf } from '../../../testing/fixtures/questions.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { writeBankFile } from './bank-file.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { paperMessages } from './messages/paper.ts';

const stored: unknown[] = [];

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Question import',
  tags: ['!autodocs'],
  args: {
    path: '/admin/questions/import',
    role: 'admin',
    calls: {
      listCategories: listOf(categories),
      listLevels: listOf(levels),
      listDiplomas: listOf(diplomas),
      listTags: { items: [{ _id: idOf('tag', 1), name: 'The sea', questions: 2 }] },
      createQuestion: ({ body }) => {
        stored.push(body.content.title);
        return storedQuestionOf(readingQuestion);
      },
      tagQuestions: { items: [] },
    },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };

let openFolders = () => {};
let foldersOpened: Promise<void>;

/** A file that is chosen before the folders are loaded is filed by its folders all the same. */
export const ChosenBeforeTheFolders: Story = {
  // Nothing else opens the folders, for which the page waits.
  tags: ['plays-in-arabic'],
  args: {
    calls: {
      ...meta.args.calls,
      listCategories: async () => {
        await foldersOpened;
        return listOf(categories);
      },
    },
  },
  beforeEach: () => {
    foldersOpened = new Promise((resolve) => {
      openFolders = resolve;
    });
  },
  play: async ({ canvas, canvasElement }) => {
    const messages = inLanguage({ en, ar });
    // The page is shown, and still loading.
    await canvas.findByRole('heading', { name: messages.importTitle });
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The page has no file field.');
    const [category] = categories;
    const content = { ...storedQuestionOf(readingQuestion).content, category: category?._id ?? '' };
    const names = { category: [{ value: content.category, label: category?.name ?? '' }], level: [], diploma: [] };
    const file = writeBankFile([{ content, tags: [] }], names);
    await userEvent.upload(input, new File([file], 'questions.rubrica.json', { type: 'application/json' }));
    openFolders();
    await expect(await canvas.findByRole('heading', { name: messages.found(1) })).toBeVisible();
    await expect(canvas.queryByText(messages.unknownFolder(category?.name ?? ''))).not.toBeInTheDocument();
  },
};

/** Of three questions two can be read; one is left out with its reason, and the one that stays chosen is stored. */
export const ReadAndStored: Story = {
  play: async ({ canvas, canvasElement }) => {
    stored.length = 0;
    await pageIsShown();
    const messages = inLanguage({ en, ar });
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The page has no file field.');
    const gift = [
      '::Tide:: When is the tide low? {=In the morning ~At noon}',
      '::Harbour:: Who owns the boat? {=The captain ~The cook}',
      '::Depth:: How deep is it? {#broken}',
    ].join('\n\n');
    await userEvent.upload(input, new File([gift], 'sea.gift.txt', { type: 'text/plain' }));
    await expect(await canvas.findByRole('heading', { name: messages.found(2) })).toBeVisible();
    await expect(canvas.getAllByText(messages.outcomes['left-out'])[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Harbour/u }));
    await userEvent.click(canvas.getByRole('button', { name: messages.run(1) }));
    await waitFor(() => expect(stored).toEqual(['Tide']));
    await expect(await canvas.findByRole('heading', { name: messages.found(1) })).toBeVisible();
  },
};

const uploadPaper = async (canvasElement: HTMLElement) => {
  await pageIsShown();
  const input = canvasElement.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('The page has no file field.');
  await userEvent.upload(input, new File(['a paper'], 'mock.rubrica'));
};

let imported: unknown;

/** A paper is compared with the bank before anything is written; names that the school lacks are made where asked. */
export const APaper: Story = {
  args: {
    calls: {
      ...meta.args.calls,
      previewPaper: paperImport,
      importPaper: ({ body }) => {
        imported = body.createNames;
        return paperImport;
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await uploadPaper(canvasElement);
    const m = inLanguage(paperMessages);
    await expect(await canvas.findByRole('heading', { name: m.heading(paperImport.title) })).toBeVisible();
    await expect(canvas.getByText(`${m.parts.title} · ${m.block.changed(2)}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: m.createNames }));
    await userEvent.click(canvas.getByRole('button', { name: m.run(2) }));
    await expect(await canvas.findByText(m.done(2))).toBeVisible();
    await expect(canvas.getByRole('link', { name: m.toTasks })).toHaveAttribute('href', '/admin/tasks');
    await expect(imported).toBe(true);
  },
};

/** A paper of which a file would be refused is not imported: the file is named with its question, before anything is written. */
export const PaperWithRefusedFiles: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    calls: {
      ...meta.args.calls,
      previewPaper: {
        ...paperImport,
        refusedFiles: [
          { name: 'svg-as.png', question: 'two', reason: 'type' },
          { name: 'talk.wav', question: 'three', reason: 'too-large' },
        ],
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    await uploadPaper(canvasElement);
    const m = inLanguage(paperMessages);
    await expect(await canvas.findByText(m.refused)).toBeVisible();
    const [, two, three] = paperImport.questions.map(({ title }) => title);
    await expect(canvas.getByText(m.refusedFile.type(m.fileOf('svg-as.png', two ?? '')))).toBeVisible();
    await expect(canvas.getByText(m.refusedFile['too-large'](m.fileOf('talk.wav', three ?? '')))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: m.run(2) })).toBeNull();
  },
};

/** What is no paper is refused with the reason. */
export const NoPaper: Story = {
  args: {
    calls: {
      ...meta.args.calls,
      previewPaper: refuse(422, 'Check the fields.', { file: ['This file cannot be read as a paper.'] }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await uploadPaper(canvasElement);
    await expect(await canvas.findByText(inLanguage(paperMessages).failed)).toBeVisible();
    await expect(canvas.getByText(/cannot be read as a paper/u)).toBeVisible();
  },
};

const gift = (title: string) => `::${title}:: When is the tide low? {=In the morning ~At noon}`;

/** Of two files that are chosen one after the other, the second is shown, also where the first takes longer to be read. */
export const TwoFiles: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas, canvasElement }) => {
    stored.length = 0;
    await pageIsShown();
    const messages = inLanguage({ en, ar });
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The page has no file field.');
    const large = new File([gift('Large')], 'large.gift.txt', { type: 'text/plain' });
    const { promise: reading, resolve: finish } = Promise.withResolvers<void>();
    Object.defineProperty(large, 'arrayBuffer', {
      value: async () => {
        await reading;
        return new TextEncoder().encode(gift('Large')).buffer;
      },
    });
    await userEvent.upload(input, large);
    await expect(await canvas.findByRole('progressbar', { name: messages.reading })).toBeVisible();
    await expect(canvas.getByText('large.gift.txt')).toBeVisible();
    await userEvent.upload(input, new File([gift('Small')], 'small.gift.txt', { type: 'text/plain' }));
    await expect(await canvas.findByRole('checkbox', { name: /Small/u })).toBeVisible();
    finish();
    // As long as the first file would take to be shown.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByText('large.gift.txt')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: messages.run(1) }));
    await waitFor(() => expect(stored).toEqual(['Small']));
  },
};

const keys: unknown[] = [];

/** A question whose reply was lost stays offered, and is sent again as the same one: the server stores it once. */
export const ReplyLost: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...meta.args.calls,
      createQuestion: ({ key }) => {
        keys.push(key);
        return keys.length === 1 ? lose('offline')(undefined, 'createQuestion') : storedQuestionOf(readingQuestion);
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    keys.length = 0;
    await pageIsShown();
    const messages = inLanguage({ en, ar });
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The page has no file field.');
    await userEvent.upload(input, new File([gift('Tide')], 'sea.gift.txt', { type: 'text/plain' }));
    await userEvent.click(await canvas.findByRole('button', { name: messages.run(1) }));
    await expect(await canvas.findByText(messages.failed(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.run(1) }));
    await expect(await canvas.findByText(messages.done(1))).toBeVisible();
    await expect(keys).toEqual([expect.any(String), keys[0]]);
  },
};

const digests: unknown[] = [];

/** A bank that has changed since the paper was compared with it is not written over unseen: what would happen now is shown first. */
export const PaperChangedMeanwhile: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...meta.args.calls,
      previewPaper: () =>
        digests.length === 0
          ? { ...paperImport, digest: 'first' }
          : { ...paperImport, digest: 'second', questions: paperImport.questions.slice(0, 1) },
      importPaper: ({ body }) => {
        digests.push(body.digest);
        if (body.digest !== 'second') return refuse(409, 'Saved meanwhile.', {}, 'conflict')(undefined, 'importPaper');
        return paperImport;
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    digests.length = 0;
    await uploadPaper(canvasElement);
    const m = inLanguage(paperMessages);
    await userEvent.click(await canvas.findByRole('button', { name: m.run(2) }));
    const said = await canvas.findByRole('alert');
    await expect(said).toHaveTextContent(m.changed);
    // A second press of the same key imports nothing: what has changed has the focus.
    await waitFor(() => expect(document.activeElement).toContainElement(said));
    await userEvent.keyboard('{Enter}');
    await expect(digests).toEqual(['first']);
    await userEvent.click(canvas.getByRole('button', { name: m.run(1) }));
    await expect(await canvas.findByText(m.done(1))).toBeVisible();
    await expect(digests).toEqual(['first', 'second']);
  },
};

/** The button of an import goes with what it has imported: the focus goes on to where that can be seen. */
export const GoesOnAfterImporting: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { ...meta.args.calls, previewPaper: paperImport, importPaper: paperImport } },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const messages = inLanguage({ en, ar });
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The page has no file field.');
    await userEvent.upload(input, new File([gift('Tide')], 'sea.gift.txt', { type: 'text/plain' }));
    (await canvas.findByRole('button', { name: messages.run(1) })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: messages.showAll })).toHaveFocus());

    await uploadPaper(canvasElement);
    const m = inLanguage(paperMessages);
    (await canvas.findByRole('button', { name: m.run(2) })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: m.toTasks })).toHaveFocus());
  },
};
