import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { refuse } from '../../testing/fake-client.ts';
import { confirmation } from '../../testing/fixtures/basics.ts';
import { pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';

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
