import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { setPreferences } from '../../lib/storage/preferences.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow } from '../../testing/page-stage.tsx';
import { EmergencyFileBanner } from './emergency-file-banner.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const meta = {
  title: 'Platform/Student/Emergency file',
  tags: ['!autodocs'],
  component: EmergencyFileBanner,
  beforeEach: ({ globals }) => {
    setPreferences({ language: globals['language'] === 'ar' ? 'ar' : 'en' });
  },
  args: {
    isTooLate: false,
    recordingsMissing: 2,
    onDownload: async () => {},
    onDownloadTyped: () => {},
    onDone: () => {},
  },
} satisfies Meta<typeof EmergencyFileBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The time is over and the server cannot be reached. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    const { emergencyDownload, emergencyDone } = inLanguage({ en, ar });
    await userEvent.click(canvas.getByRole('button', { name: emergencyDownload }));
    await expect(await canvas.findByText(emergencyDone)).toBeVisible();
  },
};

/** The server has submitted the attempt without some of the answers, and the file cannot be made. */
export const TooLateAndFailed: Story = {
  args: { isTooLate: true, recordingsMissing: 0, onDownload: async () => Promise.reject(new Error('No key')) },
  globals: narrow,
  play: async ({ canvas }) => {
    const { emergencyDownload, emergencyFailed } = inLanguage({ en, ar });
    await userEvent.click(canvas.getByRole('button', { name: emergencyDownload }));
    await expect(await canvas.findByText(emergencyFailed)).toBeVisible();
  },
};
