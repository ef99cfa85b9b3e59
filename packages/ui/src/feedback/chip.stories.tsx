import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Cluster, Stack } from '../layout/stack.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Chip, type ChipTone } from './chip.tsx';
import { FilterChip } from './filter-chip.tsx';

const messages = {
  en: {
    tones: ['Draft', 'Open', 'Released', 'Late', 'Expired', '7.5 / 10'],
    primary: 'Make as Primary',
    group: 'Evening group',
    remove: 'Remove Evening group',
    filters: ['Reading', 'Writing', 'Vocab'],
  },
  ar: {
    tones: ['مسودة', 'مفتوحة', 'معلنة', 'متأخرة', 'منتهية', '7.5 / 10'],
    primary: 'اجعله الأساسي',
    group: 'مجموعة المساء',
    remove: 'إزالة مجموعة المساء',
    filters: ['القراءة', 'الكتابة', 'المفردات'],
  },
};

const tones: ChipTone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'highlight'];
const onClick = fn();
const onRemove = fn();

function Chips() {
  const t = storyMessages(messages, useUi().language);
  const [on, setOn] = useState<ReadonlySet<number>>(new Set([0]));
  return (
    <Stack gap={24}>
      <Cluster gap={8}>
        {tones.map((tone, index) => (
          <Chip key={tone} tone={tone} icon={tone === 'highlight' ? <Star aria-hidden="true" /> : undefined}>
            {t.tones[index]}
          </Chip>
        ))}
      </Cluster>
      <Cluster gap={8}>
        <Chip tone="accent" onClick={onClick}>
          {t.primary}
        </Chip>
        <Chip onRemove={onRemove}>{t.group}</Chip>
      </Cluster>
      <Cluster gap={8}>
        {t.filters.map((filter, index) => (
          <FilterChip
            key={filter}
            count={12 - index}
            pressed={on.has(index)}
            onChange={(pressed) => {
              const next = new Set(on);
              if (pressed) next.add(index);
              else next.delete(index);
              setOn(next);
            }}
          >
            {filter}
          </FilterChip>
        ))}
      </Cluster>
    </Stack>
  );
}

const meta = { title: 'Design system/Feedback/Chips', render: () => <Chips /> } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await userEvent.click(canvas.getByRole('button', { name: t.primary }));
    await expect(onClick).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t.remove }));
    await expect(onRemove).toHaveBeenCalled();
    const second = canvas.getByRole('button', { name: new RegExp(t.filters[1] ?? '', 'u') });
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
