import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Download, Trash2 } from 'lucide-react';
import { Cluster } from '../layout/stack.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { QuietButton } from './quiet-button.tsx';

const messages = {
  en: { archive: 'Archive', export: 'Export', remove: 'Delete', open: 'Open' },
  ar: { archive: 'أرشفة', export: 'تصدير', remove: 'حذف', open: 'فتح' },
};

const meta = { title: 'Design system/Actions/QuietButton', component: QuietButton } satisfies Meta<typeof QuietButton>;

export default meta;
type Story = StoryObj<typeof meta>;

function Row() {
  const t = storyMessages(messages, useUi().language);
  return (
    <Cluster gap={4}>
      <QuietButton icon={<Archive aria-hidden="true" />}>{t.archive}</QuietButton>
      <QuietButton icon={<Download aria-hidden="true" />} tone="accent">
        {t.export}
      </QuietButton>
      <QuietButton icon={<Trash2 aria-hidden="true" />} tone="danger">
        {t.remove}
      </QuietButton>
      <QuietButton pressed>{t.archive}</QuietButton>
      <QuietButton loading>{t.export}</QuietButton>
      <QuietButton disabled>{t.archive}</QuietButton>
      <QuietButton to="#open">{t.open}</QuietButton>
    </Cluster>
  );
}

export const Tones: Story = { render: () => <Row /> };
export const Compact: Story = { globals: { density: 'compact' }, render: () => <Row /> };
