import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { OtpField, type OtpFieldProps } from './otp-field.tsx';

const messages = {
  en: { label: 'Code from your email', error: 'Failed to verify OTP. Please try again.' },
  ar: { label: 'الرمز المرسل إلى بريدك', error: 'تعذر التحقق من الرمز. حاول مرة أخرى.' },
};

function CodeField(props: Partial<OtpFieldProps>) {
  const t = storyMessages(messages, useUi().language);
  const [value, setValue] = useState(props.value ?? '');
  return <OtpField {...props} label={t.label} value={value} onChange={setValue} error={props.error && t.error} />;
}

const meta = {
  title: 'Design system/Fields/OtpField',
  component: OtpField,
  args: { label: 'Code', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <CodeField {...args} />,
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

const code = (boxes: HTMLElement[]) => boxes.map((box) => (box as HTMLInputElement).value).join('');

export const TypingMovesToTheNextBox: Story = {
  play: async ({ canvas, args, globals }) => {
    const boxes = canvas.getAllByRole('textbox');
    await expect(boxes).toHaveLength(6);
    await expect(canvas.getByRole('group', { name: storyMessages(messages, globals['language']).label })).toBeVisible();
    await userEvent.click(boxes[0] ?? document.body);
    await userEvent.keyboard('04x2');
    await expect(code(boxes)).toBe('042');
    await waitFor(() => expect(boxes[3]).toHaveFocus());
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('917');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('042917');
  },
};

export const BackspaceMovesBack: Story = {
  args: { value: '123' },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(boxes[3] ?? document.body);
    await userEvent.keyboard('{Backspace}');
    await expect(code(boxes)).toBe('12');
    await waitFor(() => expect(boxes[2]).toHaveFocus());
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(code(boxes)).toBe('');
    await waitFor(() => expect(boxes[0]).toHaveFocus());
  },
};

export const PastingFillsEveryBox: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(boxes[0] ?? document.body);
    await userEvent.paste('Your code: ٠٤٢ 917');
    await expect(code(boxes)).toBe('042917');
    await waitFor(() => expect(boxes[5]).toHaveFocus());
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('042917');
  },
};

export const TypingReplacesADigit: Story = {
  args: { value: '123456' },
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.click(boxes[1] ?? document.body);
    await userEvent.keyboard('9');
    await expect(code(boxes)).toBe('193456');
    await expect(args.onComplete).toHaveBeenCalledWith('193456');
  },
};

export const WithAnError: Story = { args: { value: '042917', error: 'yes' } };
export const Disabled: Story = { args: { value: '0429', disabled: true } };
