import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../.storybook/testing/choose-from-menu.ts';
import { listOf } from '../../testing/fixtures/basics.ts';
import { groups, levels } from '../../testing/fixtures/people.ts';
import { videos } from '../../testing/fixtures/videos.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar as commonAr } from '../../lib/messages/ar.ts';
import { breadcrumbTexts } from '../../lib/page/breadcrumbs.tsx';
import { en as commonEn } from '../../lib/messages/en.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Videos',
  tags: ['!autodocs'],
  args: {
    path: '/admin/videos',
    role: 'admin',
    calls: { listVideos: listOf(videos), listLevels: listOf(levels), listGroups: listOf(groups) },
  },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Empty: Story = { args: { calls: { ...meta.args.calls, listVideos: listOf([]) } } };

export const InUse: Story = {
  name: 'A video in use is not offered for removal, and says by what',
  tags: ['!dev', 'plays-in-arabic'],
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const row = within(canvasElement).getByRole('row', { name: /How the listening paper works/u });
    const menu = within(row).getAllByRole('button').at(-1);
    const { remove } = inLanguage({ en: commonEn, ar: commonAr });
    await chooseFromMenu(menu ?? document.body, remove);
    const places = inLanguage({ en, ar }).list.places(2, 3);
    await expect(await screen.findByRole('dialog')).toHaveTextContent(places);
  },
};

/** The list and the editor have the same path: the focus goes to the content of each all the same. */
export const ToTheEditorAndBack: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(canvas.getByRole('link', { name: en.list.add }));
    const breadcrumb = await canvas.findByRole('navigation', { name: breadcrumbTexts.en.label });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.click(within(breadcrumb).getByRole('link', { name: en.list.title }));
    await expect(await canvas.findByRole('link', { name: en.list.add })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
