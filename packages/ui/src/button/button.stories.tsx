import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useUi } from '../provider/context.ts';
import { Cluster } from '../layout/stack.tsx';
import { storyMessages } from '../stories/story-messages.ts';
import { Button } from './button.tsx';

const messages = {
  en: { save: 'Save', cancel: 'Cancel', add: 'Add question', next: 'Continue', off: 'Not now' },
  ar: { save: 'حفظ', cancel: 'إلغاء', add: 'إضافة سؤال', next: 'متابعة', off: 'ليس الآن' },
};

const meta = {
  title: 'Design system/Actions/Button',
  component: Button,
  args: { onClick: fn() },
  render: function Render(args) {
    const { save } = storyMessages(messages, useUi().language);
    return <Button {...args}>{args.children ?? save}</Button>;
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button.offsetHeight).toBe(48);
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(120);
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = {
  args: { variant: 'secondary' },
};

export const Disabled: Story = {
  args: { variant: 'primary', disabled: true },
};

export const LoadingKeepsWidthNameAndFocus: Story = {
  args: { variant: 'primary' },
  render: function Render(args) {
    const { save } = storyMessages(messages, useUi().language);
    const [loading, setLoading] = useState(false);
    return (
      <Button
        {...args}
        loading={loading}
        onClick={() => {
          setLoading(true);
          setTimeout(() => setLoading(false), 300);
        }}
      >
        {save}
      </Button>
    );
  },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: storyMessages(messages, globals['language']).save });
    const width = button.offsetWidth;
    await userEvent.click(button);
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.offsetWidth).toBe(width);
    // Loading disables the button, which removes the focus; it returns afterwards.
    await waitFor(() => expect(button).toBeEnabled());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LinkToARoute: Story = {
  args: { variant: 'primary', to: '#tasks' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '#tasks');
    await expect(link.offsetHeight).toBe(48);
  },
};

export const SideBySide: Story = {
  render: function Render(args) {
    const t = storyMessages(messages, useUi().language);
    return (
      <Cluster>
        <Button {...args} variant="primary" icon={<Plus aria-hidden="true" />}>
          {t.add}
        </Button>
        <Button {...args}>{t.cancel}</Button>
        <Button {...args} to="#next">
          {t.next}
          <ArrowRight aria-hidden="true" data-mirror="" />
        </Button>
        <Button {...args} loading>
          {t.save}
        </Button>
        <Button {...args} variant="primary" loading>
          {t.save}
        </Button>
        <Button {...args} disabled>
          {t.off}
        </Button>
      </Cluster>
    );
  },
  tags: ['picture'],
  play: async ({ canvas, globals }) => {
    const { add, cancel } = storyMessages(messages, globals['language']);
    const [primary, secondary] = [add, cancel].map((name) => getComputedStyle(canvas.getByRole('button', { name })));
    await expect(primary?.backgroundColor).not.toBe(secondary?.backgroundColor);
    await expect(primary?.color).not.toBe(secondary?.color);
  },
};
