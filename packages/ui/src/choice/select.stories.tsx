import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Select } from './select.tsx';
import { levels } from './story-options.ts';

const messages = {
  en: { level: 'Level', error: 'Please choose a level' },
  ar: { level: 'المستوى', error: 'اختر مستوى' },
};

const onChange = fn();

function LevelSelect({ error = false, disabled = false, value: initialValue = '' }) {
  const { language } = useUi();
  const t = storyMessages(messages, language);
  const [value, setValue] = useState(initialValue);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <Select
        label={t.level}
        options={storyMessages(levels, language)}
        value={value}
        disabled={disabled}
        error={error ? t.error : undefined}
        name="level"
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Design system/Choice/Select',
  component: LevelSelect,
  beforeEach: () => void onChange.mockClear(),
} satisfies Meta<typeof LevelSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SelectsByKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    const options = storyMessages(levels, globals['language']);
    const toggle = canvas.getByRole('combobox');
    await userEvent.tab();
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(options.length));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenCalledOnce();
    await expect(onChange).toHaveBeenCalledWith(options[1]?.value);
    await expect(toggle).toHaveTextContent(options[1]?.label ?? '');
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(onChange).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  tags: ['plays-in-arabic'],
  args: { value: 'b1' },
  play: async ({ canvas, globals }) => {
    const { level } = storyMessages(messages, globals['language']);
    await userEvent.click(canvas.getByRole('combobox', { name: new RegExp(level, 'u') }));
    const list = canvas.getByRole('listbox', { name: level });
    await waitFor(() => expect(list).toBeVisible());
    // The list is at least as wide as its control.
    const [box, panel] = [canvas.getByRole('combobox'), list.parentElement].map((node) =>
      node?.getBoundingClientRect(),
    );
    await waitFor(() => expect(Math.round(panel?.width ?? 0)).toBeGreaterThanOrEqual(Math.round(box?.width ?? 1)));
  },
};

export const WithAnError: Story = { args: { error: true } };
export const Disabled: Story = { args: { disabled: true, value: 'b2' } };

/** Shortcuts of the page, such as undo, are no first letters of options: the list stays closed, and nothing is selected. */
export const LeavesShortcutsAlone: Story = {
  tags: ['one-language', 'no-picture'],
  args: { value: 'b1' },
  play: async ({ canvas, globals }) => {
    const [option] = storyMessages(levels, globals['language']);
    const letter = option?.label.charAt(0).toLowerCase() ?? '';
    const toggle = canvas.getByRole('combobox');
    await userEvent.tab();
    await waitFor(() => expect(toggle).toHaveFocus());
    for (const key of ['Control', 'Meta']) await userEvent.keyboard(`{${key}>}${letter}{/${key}}`);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await waitFor(() => expect(toggle).not.toHaveFocus());
    await expect(onChange).not.toHaveBeenCalled();
    toggle.focus();
    await userEvent.keyboard(letter);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
  },
};
