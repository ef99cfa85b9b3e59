import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Combobox } from './combobox.tsx';
import { MultiCombobox } from './multi-combobox.tsx';
import { people } from './story-options.ts';

const words = {
  en: { person: 'Student', people: 'Students', error: 'Please choose somebody', pick: 'Choose students' },
  ar: { person: 'الطالب', people: 'الطلاب', error: 'اختر طالبًا', pick: 'اختر طلابًا' },
};

const onChange = fn();

function One({ value: first = '', loading = false, error = false }) {
  const { language } = useUi();
  const t = storyMessages(words, language);
  const [value, setValue] = useState<string | null>(first);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Combobox
        label={t.person}
        options={storyMessages(people, language)}
        value={value}
        loading={loading}
        error={error ? t.error : undefined}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </div>
  );
}

function Several({ value: first = [] as string[] }) {
  const { language } = useUi();
  const t = storyMessages(words, language);
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <MultiCombobox
        label={t.people}
        placeholder={t.pick}
        options={storyMessages(people, language)}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const meta = { title: 'Choice/Combobox', component: One, beforeEach: () => void onChange.mockClear() } satisfies Meta<
  typeof One
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FoundByTyping: Story = {
  play: async ({ canvas, globals }) => {
    const [, , chloe] = storyMessages(people, globals['language']);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, chloe?.label.slice(0, 4) ?? '');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenCalledOnce();
    await expect(onChange).toHaveBeenCalledWith('p2');
    await expect(input).toHaveValue(chloe?.label);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const WhatIsTypedWithoutChoosingIsTakenBack: Story = {
  args: { value: 'p1' },
  play: async ({ canvas, globals }) => {
    const [, bilal] = storyMessages(people, globals['language']);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'zzz');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue(bilal?.label));
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const EscapeKeepsTheChoice: Story = {
  args: { value: 'p1' },
  play: async ({ canvas, globals }) => {
    const [, bilal] = storyMessages(people, globals['language']);
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('x{Escape}{Escape}');
    await expect(input).toHaveValue(bilal?.label);
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const EmptiedByDeletingItsText: Story = {
  args: { value: 'p1' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await expect(onChange).toHaveBeenCalledWith(null);
    await expect(input).toHaveValue('');
  },
};

export const OpenForAxe: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(3));
  },
};

export const Searching: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const WithAnError: Story = { args: { error: true } };

export const SeveralByKeyboard: StoryObj<typeof Several> = {
  render: (args) => <Several {...args} />,
  play: async ({ canvas, globals }) => {
    const [amina, bilal] = storyMessages(people, globals['language']);
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['p0']);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['p0', 'p1']);
    await userEvent.type(input, bilal?.label.slice(0, 4) ?? '');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['p0']);
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('group', { name: amina?.label ?? '' })).toBeNull();
  },
};

export const AChipIsReachedAndRemoved: StoryObj<typeof Several> = {
  args: { value: ['p0', 'p1', 'p2'] },
  render: (args) => <Several {...args} />,
  play: async ({ canvas, globals }) => {
    const rtl = globals['language'] === 'ar';
    const [, , chloe] = storyMessages(people, globals['language']);
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard(rtl ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(canvas.getByRole('group', { name: chloe?.label ?? '' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(onChange).toHaveBeenLastCalledWith(['p0', 'p1']);
  },
};
