import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { refuse } from '../../testing/fake-client.ts';
import { idOf } from '../../testing/fixtures/basics.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Student/Ready check',
  tags: ['!autodocs'],
  args: {
    path: `/student/speaking/${idOf('task', 1)}?check=devices`,
    role: 'student',
    calls: { checkUpload: { bytes: 1 } },
  },
  beforeEach: () => localStorage.removeItem('rubrica-recorder'),
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is not checked is named; beginning is possible all the same. */
export const NotChecked: Story = {
  play: async () => {
    await pageIsShown();
    const texts = inLanguage({ en, ar });
    await expect(await screen.findByText(new RegExp(texts.missing.devices, 'u'))).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.beginAnyway })).toBeEnabled();
  },
};
export const Narrow: Story = { globals: narrow };

export const FastNetwork: Story = {
  play: async () => {
    await pageIsShown();
    const texts = inLanguage({ en, ar });
    await userEvent.click(await screen.findByRole('button', { name: texts.network.measure }));
    await expect(await screen.findByText(texts.network.ratings.fast)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(new RegExp(texts.missing.network, 'u'))).toBeNull());
  },
};

export const NoNetwork: Story = {
  args: { calls: { checkUpload: refuse(500, '') } },
  play: async () => {
    await pageIsShown();
    const texts = inLanguage({ en, ar });
    await userEvent.click(await screen.findByRole('button', { name: texts.network.measure }));
    await expect(await screen.findByText(texts.network.failed)).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.network.again })).toBeEnabled();
  },
};
