import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Chip } from '../feedback/chip.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Tabs } from './tabs.tsx';

const messages = {
  en: {
    label: 'Tasks',
    tabs: ['Open', 'Submitted', 'Released'],
    text: ['Two tasks are open.', 'One is being marked.', 'Five are released.'],
  },
  ar: {
    label: 'المهام',
    tabs: ['المفتوحة', 'المسلَّمة', 'المعلنة'],
    text: ['مهمتان مفتوحتان.', 'مهمة قيد التصحيح.', 'خمس مهام معلنة النتائج.'],
  },
};

const values = ['open', 'submitted', 'released'] as const;

function TaskTabs() {
  const t = storyMessages(messages, useUi().language);
  const [value, setValue] = useState<(typeof values)[number]>('open');
  return (
    <Tabs
      label={t.label}
      value={value}
      onChange={setValue}
      items={values.map((each, index) => ({
        value: each,
        label: t.tabs[index] ?? '',
        badge: index === 0 ? <Chip tone="accent">2</Chip> : undefined,
        content: <p>{t.text[index]}</p>,
      }))}
    />
  );
}

const meta = { title: 'Design system/Overlays/Tabs', render: () => <TaskTabs /> } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowKeysFollowTheReadingDirection: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await userEvent.tab();
    await userEvent.keyboard(globals['language'] === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    const second = canvas.getByRole('tab', { name: t.tabs[1] ?? '' });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.text[1] ?? ''));
  },
};
