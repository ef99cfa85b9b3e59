import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/stack.tsx';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { toast } from './toast.tsx';

const messages = {
  en: {
    success: 'OTP verified successfully!',
    error: 'Failed to send OTP. Please try again.',
    info: 'A new task is open',
    text: 'Reading homework, due on Friday',
    deleted: 'The question was deleted',
    undo: 'Undo',
    dismiss: 'Dismiss',
  },
  ar: {
    success: 'تم التحقق من الرمز بنجاح!',
    error: 'تعذر إرسال الرمز. حاول مرة أخرى.',
    info: 'فُتحت مهمة جديدة',
    text: 'واجب القراءة، موعده الجمعة',
    deleted: 'حُذف السؤال',
    undo: 'تراجع',
    dismiss: 'إخفاء',
  },
};

const onUndo = fn();

function Toasts() {
  const t = storyMessages(messages, useUi().language);
  return (
    <Cluster>
      <Button onClick={() => toast.success(t.success)}>{t.success}</Button>
      <Button onClick={() => toast.error(t.error)}>{t.error}</Button>
      <Button onClick={() => toast.info(t.info, { description: t.text })}>{t.info}</Button>
      <Button
        onClick={() => toast.warning(t.deleted, { action: { label: t.undo, onClick: onUndo }, durationMs: 60_000 })}
      >
        {t.deleted}
      </Button>
      <Button onClick={() => toast.success(t.undo, { durationMs: 400 })}>{t.undo}</Button>
    </Cluster>
  );
}

const meta = {
  title: 'Design system/Feedback/Toast',
  render: () => <Toasts />,
  beforeEach: () => {
    onUndo.mockClear();
    return () => toast.dismiss();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const containing = (text: string) => expect.stringContaining(text);
const toasts = () => [...document.querySelectorAll('[data-sonner-toast]')];
const texts = () => toasts().map(({ textContent }) => textContent);

export const ShowsMessages: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    for (const name of [t.success, t.error, t.info]) await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(toasts()).toHaveLength(3));
    await expect(screen.getByText(t.text)).toBeInTheDocument();
    await expect(document.querySelector('[data-sonner-toaster]')?.closest('[aria-live="polite"]')).not.toBeNull();
  },
};

export const OffersUndo: Story = {
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await userEvent.click(canvas.getByRole('button', { name: t.deleted }));
    const region = await screen.findByRole('listitem');
    await waitFor(() => expect(region).toHaveTextContent(t.deleted));
    const undo = [...region.querySelectorAll('button')].find((button) => button.textContent === t.undo);
    await userEvent.click(undo ?? region);
    await expect(onUndo).toHaveBeenCalledOnce();
  },
};

export const KeepsNothingOfTheOneItReplaces: Story = {
  tags: ['!dev', 'no-picture'],
  play: async ({ globals }) => {
    const t = storyMessages(messages, globals['language']);
    toast.info(t.info, { id: 'one', description: t.text, action: { label: t.undo, onClick: onUndo } });
    await expect(await screen.findByText(t.text)).toBeInTheDocument();
    toast.success(t.success, { id: 'one' });
    await expect(await screen.findByText(t.success)).toBeInTheDocument();
    await expect(screen.queryByText(t.text)).toBeNull();
    await expect(toasts()[0]).not.toHaveTextContent(t.undo);
  },
};

export const StaysWhereOneOfTheSameIdWasJustClosed: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  play: async ({ globals }) => {
    const t = storyMessages(messages, globals['language']);
    toast.info(t.deleted, { id: 'one', action: { label: t.undo, onClick: () => toast.info(t.info, { id: 'one' }) } });
    const shown = await screen.findByRole('listitem');
    await userEvent.click(within(shown).getByRole('button', { name: t.undo }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
    await waitFor(() => expect(texts()).toEqual([containing(t.info)]));
    const next = toasts()[0];
    toast.dismiss('one');
    toast.success(t.success, { id: 'one' });
    await waitFor(() => expect(next).not.toBeInTheDocument());
    await waitFor(() => expect(texts()).toEqual([containing(t.success)]));
  },
};

export const ClosesAfterItsDuration: Story = {
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await userEvent.click(canvas.getByRole('button', { name: t.undo }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await waitFor(() => expect(toasts()).toHaveLength(0), { timeout: 3000 });
  },
};

/** Five seconds where nothing else is said, and otherwise what is said: by the timer that is set, without waiting for it. */
export const WaitsFiveSecondsOrAsSaid: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  play: async ({ globals }) => {
    const t = storyMessages(messages, globals['language']);
    const timers = spyOn(globalThis, 'setTimeout');
    const waits = () => timers.mock.calls.map(([, ms]) => ms);
    toast.success(t.success);
    await waitFor(() => expect(waits()).toContain(5000));
    await expect(waits()).not.toContain(2000);
    toast.info(t.info, { durationMs: 2000 });
    await waitFor(() => expect(waits()).toContain(2000));
    timers.mockRestore();
  },
};

export const DoesNotTrapTheKeyboard: Story = {
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    const opener = canvas.getByRole('button', { name: t.deleted });
    await userEvent.click(opener);
    const dismiss = await screen.findByRole('button', { name: t.dismiss });
    dismiss.focus();
    await userEvent.tab();
    await waitFor(() => expect(opener).not.toHaveFocus());

    opener.focus();
    dismiss.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** As of an editor whose "Undo" is of the last action alone. */
export const IsGoneAsOftenAsItsIdIsDismissed: Story = {
  tags: ['!dev', 'no-picture', 'one-language'],
  play: async () => {
    for (const text of ['First', 'Second', 'Third', 'Fourth']) {
      toast.dismiss('one');
      toast.success(text, { id: 'one', durationMs: 60_000 });
      await waitFor(() => expect(texts()).toEqual([containing(text)]));
    }
    toast.dismiss('one');
    await waitFor(() => expect(texts()).toEqual([]));
  },
};

/** Where motion is reduced nothing fades in: a toast can be seen as soon as it is in the page. */
export const IsSeenAtOnceWithoutMotion: Story = {
  tags: ['no-picture', 'one-language'],
  play: async () => {
    const opacityAtFirst = new Promise<string>((resolve) => {
      const observer = new MutationObserver(() => {
        const [shown] = toasts();
        if (!shown) return;
        observer.disconnect();
        resolve(getComputedStyle(shown).opacity);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    toast.info(messages.en.info);
    await expect(await opacityAtFirst).toBe('1');
  },
};
