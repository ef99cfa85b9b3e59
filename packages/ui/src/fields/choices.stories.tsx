import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { Checkbox } from './checkbox.tsx';
import { Radio, RadioGroup } from './radio.tsx';

const messages = {
  en: {
    remember: 'Remember me',
    consent: 'I agree to the terms',
    consentHint: 'You can take this back at any time.',
    consentError: 'Please agree to go on',
    some: 'Some of the group',
    off: 'Closed',
    level: 'Level',
    levels: ['A2', 'B1', 'B2'],
    hint: 'Understands the main ideas of complex text',
    error: 'Please choose a level',
  },
  ar: {
    remember: 'تذكرني',
    consent: 'أوافق على الشروط',
    consentHint: 'يمكنك التراجع في أي وقت.',
    consentError: 'وافق على الشروط للمتابعة',
    some: 'جزء من المجموعة',
    off: 'مغلق',
    level: 'المستوى',
    levels: ['أساسي', 'متوسط', 'متقدم'],
    hint: 'يفهم الأفكار الرئيسة في نص معقد',
    error: 'اختر مستوى',
  },
};

const meta = {
  title: 'Design system/Fields/Choices',
  component: Checkbox,
  args: { label: 'Remember me' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

function ExampleCheckboxes() {
  const t = storyMessages(messages, useUi().language);
  return (
    <Stack gap={16}>
      <Checkbox label={t.remember} />
      <Checkbox label={t.remember} defaultChecked />
      <Checkbox label={t.some} indeterminate />
      <Checkbox label={t.consent} hint={t.consentHint} error={t.consentError} />
      <Checkbox label={t.off} disabled />
      <Checkbox label={t.off} disabled defaultChecked />
    </Stack>
  );
}

export const Checkboxes: Story = {
  render: () => <ExampleCheckboxes />,
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    const box = canvas.getAllByRole('checkbox', { name: t.remember })[0];
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getAllByText(t.remember)[0] ?? document.body);
    await expect(box).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: t.some })).toBePartiallyChecked();
  },
};

export const CheckboxesDark: Story = { globals: { theme: 'dark' }, render: () => <ExampleCheckboxes /> };

function LevelRadios({ error }: { error?: string }) {
  const t = storyMessages(messages, useUi().language);
  const [value, setValue] = useState('');
  return (
    <RadioGroup label={t.level} value={value} onChange={setValue} error={error} required>
      {t.levels.map((level, index) => (
        <Radio key={level} value={level} label={level} hint={index === 2 ? t.hint : undefined} />
      ))}
    </RadioGroup>
  );
}

export const Radios: Story = {
  render: () => <LevelRadios />,
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await expect(canvas.getByRole('radiogroup', { name: t.level })).toBeVisible();
    await userEvent.click(canvas.getByText(t.levels[0] ?? ''));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: t.levels[1] ?? '' })).toBeChecked();
  },
};

export const RadiosWithAnError: Story = {
  render: function Render() {
    return <LevelRadios error={storyMessages(messages, useUi().language).error} />;
  },
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await expect(canvas.getByRole('radiogroup', { name: t.level })).toHaveAccessibleDescription(t.error);
  },
};
