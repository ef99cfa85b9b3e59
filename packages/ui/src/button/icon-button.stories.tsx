import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Pin, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Cluster } from '../layout/stack.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { IconButton } from './icon-button.tsx';

const messages = {
  en: { edit: 'Edit', remove: 'Delete', pin: 'Pin' },
  ar: { edit: 'تعديل', remove: 'حذف', pin: 'تثبيت' },
};

const meta = {
  title: 'Design system/Actions/IconButton',
  component: IconButton,
  args: { label: 'Edit', icon: <Pencil aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

function Row() {
  const t = storyMessages(messages, useUi().language);
  const [pinned, setPinned] = useState(false);
  return (
    <Cluster gap={4}>
      <IconButton label={t.edit} icon={<Pencil aria-hidden="true" />} shortcut="E" />
      <IconButton label={t.pin} icon={<Pin aria-hidden="true" />} pressed={pinned} onClick={() => setPinned(!pinned)} />
      <IconButton label={t.remove} icon={<Trash2 aria-hidden="true" />} tone="danger" />
      <IconButton label={t.edit} icon={<Pencil aria-hidden="true" />} disabled />
      <IconButton label={t.edit} icon={<Pencil aria-hidden="true" />} loading />
    </Cluster>
  );
}

export const ShowsItsLabelAsTooltip: Story = {
  tags: ['plays-in-arabic'],
  render: () => <Row />,
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await userEvent.tab();
    const edit = canvas.getAllByRole('button', { name: t.edit })[0];
    await waitFor(() => expect(edit).toHaveFocus());
    await waitFor(() => expect(screen.getByText(t.edit, { selector: '[role=tooltip]' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(t.edit, { selector: '[role=tooltip]' })).toBeNull());
    const pin = canvas.getByRole('button', { name: t.pin });
    await userEvent.click(pin);
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
  },
};
