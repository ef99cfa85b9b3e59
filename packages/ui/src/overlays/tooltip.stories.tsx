import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Tooltip } from './tooltip.tsx';

const messages = {
  en: { release: 'Release', hint: 'Students and parents will see the marks.' },
  ar: { release: 'إعلان النتائج', hint: 'سيرى الطلاب وأولياء الأمور الدرجات.' },
};

function ReleaseButton() {
  const t = storyMessages(messages, useUi().language);
  return (
    <Tooltip text={t.hint}>
      <Button>{t.release}</Button>
    </Tooltip>
  );
}

const meta = { title: 'Design system/Overlays/Tooltip', render: () => <ReleaseButton /> } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const DescribesItsTriggerAndClosesOnEscape: Story = {
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    const button = canvas.getByRole('button', { name: t.release });
    await expect(button).toHaveAccessibleDescription(t.hint);
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText(t.hint)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(t.hint)).not.toBeVisible());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText(t.hint)).toBeVisible());
  },
};
