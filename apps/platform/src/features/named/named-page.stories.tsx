import type { CallInput, Contract } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { meetConflict, pending, refuse } from '../../testing/fake-client.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { categories, diplomas, groups, levels } from '../../testing/fixtures/people.ts';
import { staffTasks } from '../../testing/fixtures/tasks.ts';
import { videos } from '../../testing/fixtures/videos.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta, shows } from '../../testing/page-stage.tsx';
import { ar } from '../../lib/messages/ar.ts';
import { en } from '../../lib/messages/en.ts';
import { ar as resourceAr, en as resourceEn } from '../../lib/resource/messages.ts';
import { sortableMessages } from '../../lib/sortable/messages.ts';
import { courseMessages } from './course/messages.ts';
import { en as namedEn } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Categories, levels, diplomas',
  tags: ['!autodocs'],
  args: { path: '/admin/categories', role: 'admin', calls: { listCategories: listOf(categories) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = { tags: ['picture'], play: shows(() => categories.map(({ name }) => name)) };
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { listCategories: pending } } };
export const Empty: Story = { args: { calls: { listCategories: listOf([]) } } };
export const Failed: Story = { args: { calls: { listCategories: refuse(500, '') } } };

export const Levels: Story = {
  args: { path: '/admin/levels', calls: { listLevels: listOf(levels) } },
  tags: ['picture'],
  play: shows(() => levels.map(({ name }) => name)),
};

const created = fn((_input: CallInput<Contract['createLevel']>) => levels[0]!);

/** A new level comes last, also where removed ones have left gaps. */
export const AddedAfterGaps: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: '/admin/levels',
    calls: {
      listLevels: listOf(levels.map((level, index) => ({ ...level, order: 2 * index + 3 }))),
      createLevel: created,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await pageIsShown();
    await userEvent.click(canvas.getByRole('button', { name: 'Add level' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'C2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    await expect(created.mock.lastCall?.[0].body).toMatchObject({ order: 2 * levels.length + 2 });
  },
};

const [diploma] = diplomas;
const course = { diploma: diploma?._id ?? '', name: diploma?.name ?? '', groups: [], items: [] };
const saveCourse = fn();

/** A diploma becomes a course: a task and a lecture are added, and the lecture is moved before the task. */
export const Course: Story = {
  tags: ['plays-in-arabic'],
  args: {
    path: '/admin/diplomas',
    calls: {
      listDiplomas: listOf(diplomas),
      listGroups: listOf(groups),
      getDiplomaCourse: course,
      listVideos: listOf(videos),
      listTasks: listOf(staffTasks),
      listPdfs: listOf([]),
      updateDiplomaCourse: ({ body }) => {
        saveCourse(body);
        return course;
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    saveCourse.mockClear();
    const [m, common, sortable] = [inLanguage(courseMessages), inLanguage({ en, ar }), inLanguage(sortableMessages)];
    const [video] = videos;
    const [task] = staffTasks;
    if (!video || !task) throw new Error('The fixtures are missing.');
    await chooseFromMenu(await canvas.findByRole('button', { name: common.actionsFor(course.name) }), m.action);
    const dialog = within(await screen.findByRole('dialog', { name: m.title(course.name) }));
    await dialog.findByText(m.empty);
    for (const { title } of [task, video]) {
      await userEvent.click(dialog.getByRole('combobox', { name: m.add }));
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(title, 'u') }));
    }
    await userEvent.click(dialog.getByRole('button', { name: sortable.moveUp(video.title) }));
    await userEvent.click(dialog.getByRole('button', { name: common.save }));
    const items = [
      { kind: 'lecture', video: video._id },
      { kind: 'task', task: task._id },
    ];
    await waitFor(() =>
      expect(saveCourse).toHaveBeenCalledWith({ groups: [], items, base: { groups: [], items: [] } }),
    );
  },
};

const saved: unknown[] = [];
const [firstCategory] = categories;
/** The name that a colleague has given it since the list was fetched. */
const renamed = (id: string) => ({ ...firstCategory!, _id: id, name: 'Papers' });

/** What is archived keeps the name that a colleague has given it since the list was fetched. */
export const ArchivedAfterAnEdit: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listCategories: listOf(categories.slice(0, 2)),
      getCategory: ({ params }) => renamed(params.id),
      updateCategory: ({ params, body }) => {
        saved.push(body);
        return renamed(params.id);
      },
    },
  },
  play: async ({ canvas }) => {
    saved.length = 0;
    await pageIsShown();
    const common = inLanguage({ en, ar });
    const name = firstCategory?.name ?? '';
    await chooseFromMenu(await canvas.findByRole('button', { name: common.actionsFor(name) }), common.archive);
    await waitFor(() => expect(saved).toMatchObject([{ name: 'Papers', archived: true }]));
  },
};

let isCourseEmpty = true;

/** A part of the course is a use of its diploma: the row counts it at once, and the diploma is not removed but can be archived. */
export const CourseInUse: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: '/admin/diplomas',
    calls: {
      listDiplomas: () => listOf(diplomas.slice(0, 1).map((item) => ({ ...item, uses: isCourseEmpty ? 0 : 1 }))),
      listGroups: listOf(groups),
      getDiplomaCourse: course,
      listVideos: listOf(videos),
      listTasks: listOf(staffTasks),
      listPdfs: listOf([]),
      updateDiplomaCourse: () => {
        isCourseEmpty = false;
        return course;
      },
    },
  },
  beforeEach: () => {
    isCourseEmpty = true;
  },
  play: async ({ canvas, userEvent }) => {
    const [m, common] = [inLanguage(courseMessages), inLanguage({ en, ar })];
    const actions = await canvas.findByRole('button', { name: common.actionsFor(course.name) });
    await expect(canvas.getByText(namedEn.unused)).toBeVisible();
    await chooseFromMenu(actions, m.action);
    const dialog = within(await screen.findByRole('dialog', { name: m.title(course.name) }));
    await userEvent.click(await dialog.findByRole('combobox', { name: m.add }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(videos[0]?.title ?? '', 'u') }));
    await userEvent.click(dialog.getByRole('button', { name: common.save }));
    await expect(await canvas.findByText(namedEn.uses(1))).toBeVisible();
    await chooseFromMenu(canvas.getByRole('button', { name: common.actionsFor(course.name) }), common.remove);
    const refusal = await screen.findByRole('dialog', { name: namedEn.removeUsedTitle(course.name) });
    await expect(refusal).toHaveTextContent(
      `${namedEn.removeUsedBody(namedEn.uses(1))} ${namedEn.archiveInstead} If it is a course, its students no longer see it, nor the lectures and documents that they have through it alone.`,
    );
  },
};

const partOf = ({ _id, title, status }: (typeof videos)[number]) =>
  ({ kind: 'lecture', video: _id, title, status }) as const;
const [firstVideo, secondVideo, thirdVideo] = videos.map(partOf);

/** Two people change one course: what a colleague has removed stays away, and the banner names it. */
export const CourseByTwo: Story = {
  tags: ['no-picture', 'plays-in-arabic'],
  args: {
    path: '/admin/diplomas',
    calls: {
      listDiplomas: listOf(diplomas),
      listGroups: listOf(groups),
      getDiplomaCourse: { ...course, items: [firstVideo!, secondVideo!, thirdVideo!] },
      listVideos: listOf(videos),
      listTasks: listOf(staffTasks),
      listPdfs: listOf([]),
      updateDiplomaCourse: ({ body }) => {
        saveCourse(body);
        if (saveCourse.mock.calls.length > 1) return course;
        return meetConflict('updateDiplomaCourse', { ...course, items: [firstVideo!, thirdVideo!] })();
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    saveCourse.mockClear();
    const [m, common, sortable] = [inLanguage(courseMessages), inLanguage({ en, ar }), inLanguage(sortableMessages)];
    const resource = inLanguage({ en: resourceEn, ar: resourceAr }).changedMeanwhile;
    await chooseFromMenu(await canvas.findByRole('button', { name: common.actionsFor(course.name) }), m.action);
    const dialog = within(await screen.findByRole('dialog', { name: m.title(course.name) }));
    await userEvent.click(await dialog.findByRole('button', { name: sortable.moveUp(thirdVideo!.title) }));
    await userEvent.click(dialog.getByRole('button', { name: sortable.moveUp(thirdVideo!.title) }));
    await userEvent.click(dialog.getByRole('button', { name: common.save }));
    await expect(await dialog.findByText(`${resource.removed([secondVideo!.title])} ${resource.merged}`)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: m.removePart(secondVideo!.title) })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: common.save }));
    const items = [thirdVideo, firstVideo].map((part) => ({ kind: 'lecture', video: part!.video }));
    await waitFor(() => expect(saveCourse.mock.lastCall?.[0]).toMatchObject({ items }));
  },
};

const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);
const [firstLevel, secondLevel, ...otherLevels] = levels;
const ordered = fn((_input: CallInput<Contract['orderLevels']>) => ({ items: levels }));

/** A move is one call with the whole order, and says which order it was made upon: names that a colleague has changed stay. */
export const MovedInOneCall: Story = {
  tags: ['no-picture', 'one-language'],
  args: { path: '/admin/levels', calls: { listLevels: listOf(levels), orderLevels: ordered } },
  play: async ({ canvas, userEvent }) => {
    ordered.mockClear();
    await pageIsShown();
    await userEvent.click(canvas.getByRole('button', { name: sortableMessages.en.moveUp(secondLevel?.name ?? '') }));
    await waitFor(() => expect(ordered).toHaveBeenCalledOnce());
    await expect(ordered.mock.lastCall?.[0].body).toEqual({
      items: idsOf([secondLevel!, firstLevel!, ...otherLevels]),
      base: { items: idsOf(levels) },
    });
  },
};

/** The order that a colleague has chosen meanwhile. */
const theirs = levels.toReversed();
let isRead = false;

/** A move upon an order that is stored no more is not made: the page says so, and shows the order as it is now. */
export const MovedMeanwhile: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: '/admin/levels',
    calls: {
      listLevels: () => {
        const list = listOf(isRead ? theirs : levels);
        isRead = true;
        return list;
      },
      orderLevels: meetConflict('orderLevels', { items: theirs }),
    },
  },
  beforeEach: () => {
    isRead = false;
  },
  play: async ({ canvas, userEvent }) => {
    await pageIsShown();
    await userEvent.click(canvas.getByRole('button', { name: sortableMessages.en.moveUp(secondLevel?.name ?? '') }));
    await expect(await screen.findByText(namedEn.orderChanged)).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'Levels' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(theirs.length);
    for (const [index, row] of rows.entries()) await expect(row).toHaveTextContent(theirs[index]!.name);
  },
};
