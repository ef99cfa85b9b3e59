import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { refuse } from '../../testing/fake-client.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Public/Change password',
  tags: ['!autodocs'],
  args: { path: '/change-password', role: 'student' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByChoice: Story = {};
export const FirstLogin: Story = { args: { isFirstLogin: true }, globals: narrow };

/** The server names the fields of the call; the messages are at the fields of the form. */
export const Refused: Story = {
  args: {
    isFirstLogin: true,
    calls: {
      changePassword: refuse(422, 'Please check the fields.', {
        currentPassword: ['This is not your current password.'],
        newPassword: ['This password is too easy to guess.'],
      }),
    },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { change, newPassword } = inLanguage({ en, ar });
    await userEvent.type(await canvas.findByLabelText(change.current), 'handed-out');
    await userEvent.type(canvas.getByLabelText(newPassword.password), 'password1');
    await userEvent.type(canvas.getByLabelText(newPassword.confirm), 'password1');
    await userEvent.click(canvas.getByRole('button', { name: change.submit }));
    await waitFor(() =>
      expect(canvas.getByLabelText(change.current)).toHaveAccessibleDescription(/not your current password/u),
    );
    await expect(canvas.getByLabelText(newPassword.password)).toHaveAccessibleDescription(/too easy to guess/u);
  },
};
