import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { meetConflict, refuse } from '../../testing/fake-client.ts';
import { idOf, listOf } from '../../testing/fixtures/basics.ts';
import { categories, diplomas, levels } from '../../testing/fixtures/people.ts';
import { questionSummaries, readingQuestion, storedQuestionOf } from '../../testing/fixtures/questions.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { ar as commonAr } from '../../lib/messages/ar.ts';
import { en as commonEn } from '../../lib/messages/en.ts';
import { ar as listAr, en as listEn } from '../../lib/list/messages.ts';
import { ar as bulkAr, en as bulkEn } from '../../lib/resource/messages.ts';
import { ar as bankAr } from './bank/messages/ar.ts';
import { en as bankEn } from './bank/messages/en.ts';
import { en as exchangeEn } from './exchange/messages/en.ts';
import { ar, en } from './messages.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

/** What the page shows beside its list. */
const bank = {
  listQuestionFolders: {
    items: categories.flatMap(({ _id: category }, place) =>
      levels.slice(0, place + 1).map(({ _id: level }) => ({ category, level, diploma: '', questions: 3 })),
    ),
  },
  listTags: {
    items: [
      { _id: idOf('tag', 1), name: 'Summer', questions: 1 },
      { _id: idOf('tag', 2), name: 'The sea', questions: 2 },
    ],
  },
  listCategories: listOf(categories),
  listLevels: listOf(levels),
  listDiplomas: listOf(diplomas),
};

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Questions',
  tags: ['!autodocs'],
  args: { path: '/admin/questions', role: 'admin', calls: { ...bank, listQuestions: listOf(questionSummaries) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
/** On a phone the questions come first: a button shows the filters, and says how many are set. */
export const FiltersOnAPhone: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    await pageIsShown();
    const { filters } = inLanguage({ en: listEn, ar: listAr });
    const { archived } = inLanguage({ en, ar }).list;
    const button = canvas.getByRole('button', { name: filters(0) });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: archived })).toBeNull();
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('button', { name: archived }));
    await expect(await canvas.findByRole('button', { name: filters(1) })).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Empty: Story = { args: { calls: { ...bank, listQuestions: listOf([]) } } };

/** A new school writes its first question, or imports it. */
export const EmptyOffersImport: Story = {
  ...Empty,
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(en.list.empty)).toBeVisible();
    await expect(canvas.getByRole('link', { name: exchangeEn.importQuestions })).toBeVisible();
  },
};

/** Where all questions are in the archive the bank is not said to be empty, and leads there. */
export const AllArchived: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    calls: {
      ...bank,
      listQuestions: ({ query }) =>
        listOf(query?.archived ? questionSummaries.map((row) => ({ ...row, archived: true })) : []),
    },
  },
  play: async ({ canvas }) => {
    const { emptyBank } = inLanguage({ en: bankEn, ar: bankAr });
    await expect(await canvas.findByText(emptyBank.text(questionSummaries.length))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: emptyBank.showArchived }));
    const [first] = questionSummaries;
    await expect(await canvas.findByRole('link', { name: first?.title ?? '' })).toBeVisible();
  },
};

/** Where the archive cannot be asked for, the bank is not said to be empty either. */
export const ArchiveUnknown: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...bank,
      listQuestions: (input, name) => (input.query?.archived ? refuse(500, '')(input, name) : listOf([])),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: bankEn.emptyBank.showArchived })).toBeVisible();
    await expect(canvas.queryByText(en.list.empty)).toBeNull();
  },
};

const archivedIds: string[] = [];

/** One of three chosen questions is archived: each action says for how many it is, and changes only those. */
export const Chosen: Story = {
  args: {
    calls: {
      ...bank,
      listQuestions: listOf(questionSummaries.slice(0, 3).map((row, index) => ({ ...row, archived: index === 0 }))),
      archiveQuestion: ({ params }) => {
        archivedIds.push(params.id);
        return storedQuestionOf(readingQuestion);
      },
    },
  },
  play: async ({ canvasElement }) => {
    archivedIds.length = 0;
    await pageIsShown();
    const common = inLanguage({ en: commonEn, ar: commonAr });
    const { bulkAction } = inLanguage({ en: bulkEn, ar: bulkAr });
    const [all] = within(canvasElement).getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    const toolbar = within(await screen.findByRole('toolbar'));
    await expect(toolbar.getByRole('button', { name: bulkAction(common.restore, 1, 3) })).toBeVisible();
    await userEvent.click(toolbar.getByRole('button', { name: bulkAction(common.archive, 2, 3) }));
    await waitFor(() => expect(archivedIds).toEqual(questionSummaries.slice(1, 3).map(({ _id }) => _id)));
  },
};

const tagChanges: unknown[] = [];

/** Two chosen questions get a new tag and lose one of theirs, by keyboard. */
export const TagsOfSeveral: Story = {
  tags: ['one-language'],
  args: {
    calls: {
      ...bank,
      listQuestions: listOf(questionSummaries.slice(0, 2)),
      tagQuestions: ({ body }) => {
        tagChanges.push(body);
        return { items: [] };
      },
    },
  },
  play: async ({ canvasElement }) => {
    tagChanges.length = 0;
    await pageIsShown();
    const messages = inLanguage({ en: bankEn, ar: bankAr });
    const { bulkAction } = inLanguage({ en: bulkEn, ar: bulkAr });
    const [all] = within(canvasElement).getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    const toolbar = within(await screen.findByRole('toolbar'));
    await userEvent.click(toolbar.getByRole('button', { name: bulkAction(messages.editTags, 2, 2) }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox', { name: messages.addTags }), 'Harbours');
    await screen.findByRole('option', { name: /Harbours/u });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.type(dialog.getByRole('combobox', { name: messages.removeTags }), 'Summ');
    await screen.findByRole('option', { name: /Summer/u });
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    const save = inLanguage({ en: commonEn, ar: commonAr }).save;
    await userEvent.click(dialog.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(tagChanges).toEqual([
        { questions: questionSummaries.slice(0, 2).map(({ _id }) => _id), add: ['Harbours'], remove: ['Summer'] },
      ]),
    );
  },
};

const exportRecords: unknown[] = [];
let isLogReachable = false;

/** What is taken out as a file stands in the audit log first: without that, no file is written. */
export const ExportIsRecorded: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      ...bank,
      listQuestions: listOf(questionSummaries.slice(0, 2)),
      getQuestion: storedQuestionOf(readingQuestion),
      recordQuestionExport: (input, name) => {
        if (!isLogReachable) return refuse(503, 'Not now.')(input, name);
        exportRecords.push(input.body);
        return { at: '2026-01-05T09:00:00.000Z' };
      },
    },
  },
  beforeEach: () => {
    exportRecords.length = 0;
    isLogReachable = false;
  },
  play: async ({ canvasElement }) => {
    const file = spyOn(URL, 'createObjectURL');
    await pageIsShown();
    const [all] = within(canvasElement).getAllByRole('checkbox');
    if (all) await userEvent.click(all);
    const toolbar = within(await screen.findByRole('toolbar'));
    await userEvent.click(toolbar.getByRole('button', { name: bulkEn.bulkAction(exchangeEn.export, 2, 2) }));
    const dialog = within(await screen.findByRole('dialog', { name: exchangeEn.exportTitle(2) }));
    const button = dialog.getByRole('button', { name: exchangeEn.export });
    await userEvent.click(button);
    await expect(await screen.findByText('Not now.')).toBeVisible();
    await expect(file).not.toHaveBeenCalled();
    isLogReachable = true;
    await userEvent.click(button);
    await waitFor(() => expect(file).toHaveBeenCalledOnce());
    const ids = questionSummaries.slice(0, 2).map(({ _id }) => _id);
    await expect(exportRecords).toEqual([{ questions: ids, format: 'rubrica' }]);
    file.mockRestore();
  },
};

const [firstTag] = bank.listTags.items;
const theirTag = { ...firstTag!, name: 'صحة' };
const renames: unknown[] = [];

/** A colleague's new name is not written over before it was read: the dialog shows it, and a second save is made upon it. */
export const TagRenamedMeanwhile: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: '/admin/questions/tags',
    calls: {
      ...bank,
      renameTag: ({ body }) => {
        renames.push(body);
        return renames.length === 1 ? meetConflict('renameTag', theirTag)() : { ...theirTag, name: body.name };
      },
    },
  },
  beforeEach: () => {
    renames.length = 0;
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const name = firstTag?.name ?? '';
    await chooseFromMenu(
      await canvas.findByRole('button', { name: commonEn.actionsFor(name) }),
      bankEn.tagsPage.rename,
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), 'Body');
    await userEvent.click(dialog.getByRole('button', { name: commonEn.save }));
    await expect(await dialog.findByText(bankEn.tagsPage.renamedMeanwhile(theirTag.name))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: commonEn.save }));
    await expect(await screen.findByText(bankEn.tagsPage.renamed)).toBeVisible();
    await expect(renames).toEqual([
      { name: 'Body', merge: false, base: { name } },
      { name: 'Body', merge: false, base: { name: theirTag.name } },
    ]);
  },
};
