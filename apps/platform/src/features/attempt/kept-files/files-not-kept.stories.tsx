import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { setPreferences } from '../../../lib/storage/preferences.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow } from '../../../testing/page-stage.tsx';
import { FilesNotKeptBanner } from './files-not-kept-banner.tsx';
import { filesNotKeptMessages } from './messages.ts';

const film = { id: 'film', name: 'ferry-and-harbour.mp4', mime: 'video/mp4', size: 420_000_000 };
const photo = { id: 'photo', name: 'station.png', mime: 'image/png', size: 900_000 };

const meta = {
  title: 'Platform/Student/Files not kept',
  tags: ['!autodocs'],
  component: FilesNotKeptBanner,
  beforeEach: ({ globals }) => {
    setPreferences({ language: globals['language'] === 'ar' ? 'ar' : 'en' });
  },
  args: { notKept: { tooLarge: [film], waiting: [photo] }, isOffline: false },
} satisfies Meta<typeof FilesNotKeptBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While there is a connection, only what has no room is told, and may be dismissed. */
export const Online: Story = {
  play: async ({ canvas }) => {
    const { title } = inLanguage(filesNotKeptMessages);
    await expect(canvas.getByText(title(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByText(title(1))).toBeNull();
  },
};

/** Without one, what has not arrived is missing too. */
export const Offline: Story = {
  args: { isOffline: true },
  globals: narrow,
  play: async ({ canvas }) => {
    const { title } = inLanguage(filesNotKeptMessages);
    await expect(canvas.getByText(title(2))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
