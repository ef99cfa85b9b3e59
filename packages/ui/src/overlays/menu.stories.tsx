import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../button/icon-button.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Menu } from './menu.tsx';

const messages = {
  en: { more: 'More actions', edit: 'Edit', copy: 'Duplicate', archive: 'Archive', remove: 'Delete' },
  ar: { more: 'إجراءات أخرى', edit: 'تعديل', copy: 'تكرار', archive: 'أرشفة', remove: 'حذف' },
};

const onSelect = fn();

function QuestionMenu() {
  const t = storyMessages(messages, useUi().language);
  return (
    <Menu
      trigger={<IconButton label={t.more} icon={<Ellipsis aria-hidden="true" />} />}
      items={[
        { label: t.edit, icon: <Pencil aria-hidden="true" />, to: '#edit', shortcut: 'E' },
        { label: t.copy, icon: <Copy aria-hidden="true" />, onSelect: () => onSelect('copy') },
        { label: t.archive, disabled: true },
        { divider: true },
        { label: t.remove, icon: <Trash2 aria-hidden="true" />, tone: 'danger', onSelect: () => onSelect('remove') },
      ]}
    />
  );
}

const meta = {
  title: 'Design system/Overlays/Menu',
  render: () => <QuestionMenu />,
  beforeEach: () => void onSelect.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SelectsByKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    const trigger = canvas.getByRole('button', { name: t.more });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: new RegExp(t.edit, 'u') })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    const edit = await screen.findByRole('menuitem', { name: new RegExp(t.edit, 'u') });
    await expect(edit).toHaveAttribute('href', '#edit');
  },
};
