import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { QuietButton } from '../button/quiet-button.tsx';
import { Stack } from '../layout/stack.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { ReasonForm } from './reason-form.tsx';

const messages = {
  en: {
    title: 'Findings',
    ask: 'Switch off…',
    label: 'Why is it right here?',
    hint: 'The reason is saved with the question.',
    missing: 'Give a reason: a few words are enough.',
    confirm: 'Switch off',
    cancel: 'Cancel',
  },
  ar: {
    title: 'الملاحظات',
    ask: 'إيقاف…',
    label: 'لماذا هو صحيح هنا؟',
    hint: 'يُحفظ السبب مع السؤال.',
    missing: 'اكتب سببًا، وتكفي كلمات قليلة.',
    confirm: 'إيقاف',
    cancel: 'إلغاء',
  },
};

function InDialog() {
  const t = storyMessages(messages, useUi().language);
  const [isAsking, setIsAsking] = useState(false);
  const [given, setGiven] = useState('');
  const close = () => setIsAsking(false);
  return (
    <Dialog open onClose={() => setGiven('closed')} title={t.title}>
      <Stack gap={12}>
        <div>
          <QuietButton aria-expanded={isAsking} onClick={() => setIsAsking(true)}>
            {t.ask}
          </QuietButton>
        </div>
        {isAsking && (
          <ReasonForm
            label={t.label}
            hint={t.hint}
            missing={t.missing}
            confirmLabel={t.confirm}
            cancelLabel={t.cancel}
            onCancel={close}
            onConfirm={(reason) => {
              close();
              setGiven(reason);
            }}
          />
        )}
        <output>{given}</output>
      </Stack>
    </Dialog>
  );
}

const meta = {
  title: 'Design system/Fields/Reason',
  component: ReasonForm,
  args: {
    label: messages.en.label,
    hint: messages.en.hint,
    missing: messages.en.missing,
    confirmLabel: messages.en.confirm,
    cancelLabel: messages.en.cancel,
    onConfirm: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof ReasonForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reason: Story = {};

/** A reason is asked for until there is one, and Escape leaves the form, not the dialog around it. */
export const Asked: Story = {
  tags: ['one-language'],
  render: () => <InDialog />,
  play: async () => {
    const t = messages.en;
    const ask = await screen.findByRole('button', { name: t.ask });
    await userEvent.click(ask);
    await waitFor(() => expect(screen.getByRole('textbox', { name: t.label })).toHaveFocus());
    await userEvent.keyboard('  {Enter}');
    await expect(screen.getByText(t.missing)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await expect(screen.getByRole('status')).toHaveTextContent('');
    await expect(screen.getByRole('dialog')).toBeVisible();

    await userEvent.click(ask);
    await waitFor(() => expect(screen.getByRole('textbox', { name: t.label })).toHaveFocus());
    await userEvent.keyboard(' It is a definition. {Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('It is a definition.'));
  },
};
