import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { refuse } from '../../testing/fake-client.ts';
import { confirmation } from '../../testing/fixtures/basics.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Public/Register',
  tags: ['!autodocs'],
  args: { path: '/auth/register' },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

async function signUp(canvasElement: HTMLElement): Promise<void> {
  await pageIsShown();
  const form = within(canvasElement);
  const texts = ['Lina Haddad', 'lina@school.test', '+966500000101'];
  for (const [index, text] of texts.entries()) {
    const field = form.getAllByRole('textbox')[index];
    if (field) await userEvent.type(field, text);
  }
  const password = canvasElement.querySelector('input[type="password"]');
  if (password) await userEvent.type(password, 'rubrica-story');
  await userEvent.click(form.getByRole('checkbox'));
  const submit = canvasElement.querySelector('button[type="submit"]');
  if (submit) await userEvent.click(submit);
}

export const Form: Story = {};

export const Requested: Story = {
  args: { calls: { register: confirmation } },
  play: async ({ canvasElement, canvas }) => {
    await signUp(canvasElement);
    await expect(await canvas.findByText(confirmation.message)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { calls: { register: refuse(422, '', { password: ['This password is too common.'] }) } },
  play: async ({ canvasElement, canvas }) => {
    await signUp(canvasElement);
    await expect(await canvas.findByText('This password is too common.')).toBeVisible();
  },
};

/** The message of an empty field comes after the press that left it: nothing moves under the pointer. */
export const PressedWhileChecked: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    await pageIsShown();
    const [name, email] = canvas.getAllByRole('textbox');
    if (!name || !email) throw new Error('A field is missing.');
    const isInvalid = () => canvasElement.querySelector('[aria-invalid="true"]') !== null;
    await user.click(name);
    await user.pointer({ keys: '[MouseLeft>]', target: email });
    await waitFor(() => expect(email).toHaveFocus());
    // Longer than the check takes.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(isInvalid()).toBe(false);
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(isInvalid()).toBe(true));
  },
};

/** The form had the focus; what stands in its place is read. */
export const RequestedIsRead: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { register: confirmation } },
  play: async ({ canvasElement, canvas }) => {
    await signUp(canvasElement);
    await expect(await canvas.findByText(confirmation.message)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** A page that a link of another page opens has the focus, which the link had. */
export const FromLogin: Story = {
  tags: ['no-picture', 'one-language', '!dev'],
  args: { path: '/auth/login' },
  play: async ({ canvas }) => {
    await pageIsShown();
    const { login, register } = inLanguage({ en, ar });
    const main = () => canvas.getByRole('main');
    await waitFor(() => expect(main()).not.toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: login.signUp }));
    await canvas.findByRole('heading', { name: register.title });
    await waitFor(() => expect(main()).toHaveFocus());
  },
};

/** A refused form leads to the first of its fields that is wrong, as the page shows them. */
export const RefusedEmpty: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const [name, email] = canvas.getAllByRole('textbox');
    email?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveFocus());
  },
};
