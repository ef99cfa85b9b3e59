import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx';
import { toLocalInput } from './local-date-time.ts';

const messages = { en: { due: 'Due' }, ar: { due: 'موعد التسليم' } };

function DueField(props: DateTimeFieldProps) {
  const t = storyMessages(messages, useUi().language);
  const [value, setValue] = useState(props.value);
  return (
    <DateTimeField
      {...props}
      label={t.due}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Design system/Fields/DateTimeField',
  component: DateTimeField,
  args: { label: 'Due', value: '2026-03-01T09:00:00.000Z', onChange: fn() },
  render: (args) => <DueField {...args} />,
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConvertsToUtc: Story = {
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByLabelText(storyMessages(messages, globals['language']).due);
    await expect(field).toHaveValue(toLocalInput('2026-03-01T09:00:00.000Z'));
    await fireEvent.change(field, { target: { value: '2026-04-02T10:30' } });
    await expect(args.onChange).toHaveBeenCalledWith(new Date('2026-04-02T10:30').toISOString());
    await fireEvent.change(field, { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** Browsers take as many digits of a year as the latest time has: with a fifth one the time would be none, and the field empty. */
export const TakesNoFifthDigitOfAYear: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas, globals }) => {
    const field = canvas.getByLabelText(storyMessages(messages, globals['language']).due);
    await expect(field).toHaveAttribute('max', '9999-12-31T23:59');
  },
};
