import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Select } from '../choice/select.tsx';
import { levels } from '../choice/story-options.ts';
import { TextField } from '../fields/text-field.tsx';
import { Stack } from '../layout/stack.tsx';
import { overlaysMessages } from '../messages/overlays.ts';
import { useUi } from '../provider/context.ts';
import { storyMessages } from '../stories/story-messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const messages = {
  en: {
    open: 'New group',
    title: 'New group',
    text: 'Students of a group see its tasks and lectures.',
    name: 'Name',
    level: 'Level',
    cancel: 'Cancel',
    create: 'Create group',
    close: 'Close',
    remove: 'Delete question',
    ask: 'Delete this question?',
    askText: 'It is used in two tasks. Attempts that have begun keep their copy.',
    yes: 'Delete',
  },
  ar: {
    open: 'مجموعة جديدة',
    title: 'مجموعة جديدة',
    text: 'يرى طلاب المجموعة مهامها ومحاضراتها.',
    name: 'الاسم',
    level: 'المستوى',
    cancel: 'إلغاء',
    create: 'إنشاء المجموعة',
    close: 'إغلاق',
    remove: 'حذف السؤال',
    ask: 'هل تريد حذف هذا السؤال؟',
    askText: 'السؤال مستخدم في مهمتين. المحاولات التي بدأت تحتفظ بنسختها.',
    yes: 'حذف',
  },
};

function NewGroupDialog() {
  const { language } = useUi();
  const t = storyMessages(messages, language);
  const [open, setOpen] = useState(false);
  const [level, setLevel] = useState('');
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.title}
        description={t.text}
        size="small"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t.cancel}</Button>
            <Button variant="primary">{t.create}</Button>
          </>
        }
      >
        <Stack>
          <TextField label={t.name} />
          <Select label={t.level} options={storyMessages(levels, language)} value={level} onChange={setLevel} />
        </Stack>
      </Dialog>
    </>
  );
}

/** What closes `ClosedByItsHost`, as a save that has been stored does. */
const stored = 'closed-by-its-host-stored';

function ClosedByItsHost() {
  const t = storyMessages(messages, useUi().language);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const close = () => setOpen(false);
    addEventListener(stored, close);
    return () => removeEventListener(stored, close);
  }, []);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.title}>
        <TextField label={t.name} />
      </Dialog>
    </>
  );
}

const onConfirm = fn();

function DeleteQuestionDialog() {
  const t = storyMessages(messages, useUi().language);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.remove}</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
        title={t.ask}
        confirmLabel={t.yes}
        tone="danger"
      >
        {t.askText}
      </ConfirmDialog>
    </>
  );
}

const meta = { title: 'Design system/Overlays/Dialog', beforeEach: () => void onConfirm.mockReset() } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TrapsAndRestoresTheFocus: Story = {
  tags: ['plays-in-arabic'],
  render: () => <NewGroupDialog />,
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    const opener = canvas.getByRole('button', { name: t.open });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: t.title });
    await expect(dialog).toHaveAccessibleDescription(t.text);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const AsksBeforeItDiscardsWhatWasTyped: Story = {
  render: () => <NewGroupDialog />,
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    const own = storyMessages(overlaysMessages, globals['language']);
    await userEvent.click(canvas.getByRole('button', { name: t.open }));
    const dialog = await screen.findByRole('dialog', { name: t.title });
    const name = within(dialog).getByRole('textbox', { name: t.name });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Blue');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: own.discardTyped })).getByRole('button', {
        name: own.keepEditing,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(name).toHaveValue('Blue');
    await userEvent.click(within(dialog).getByRole('button', { name: t.close }));
    const question = await screen.findByRole('alertdialog', { name: own.discardTyped });
    await userEvent.click(within(question).getByRole('button', { name: own.discard }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EscapeClosesTheListBeforeTheDialog: Story = {
  render: () => <NewGroupDialog />,
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await userEvent.click(canvas.getByRole('button', { name: t.open }));
    const dialog = await screen.findByRole('dialog');
    const select = within(dialog).getByRole('combobox');
    await userEvent.click(select);
    await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'false'));
    await expect(dialog).toBeVisible();
    await userEvent.click(select);
    await userEvent.click(within(dialog).getAllByRole('option')[1] ?? dialog);
    await expect(select).toHaveTextContent('B1');
    await expect(dialog).toBeVisible();
  },
};

/** Neither the buttons, which are the next step, nor the label of the list is covered. */
export const AnOpenListLeavesTheButtonsFree: Story = {
  tags: ['plays-in-arabic'],
  render: () => <NewGroupDialog />,
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await userEvent.click(canvas.getByRole('button', { name: t.open }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox'));
    const free = [dialog.getByRole('button', { name: t.create }), dialog.getByText(t.level)];
    await waitFor(async () => {
      const list = dialog.getByRole('listbox').getBoundingClientRect();
      await expect(list.height).toBeGreaterThan(0);
      const covered = free.filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return list.top < bottom && list.bottom > top;
      });
      await expect(covered).toEqual([]);
    });
  },
};

export const ConfirmsBeforeDeleting: Story = {
  tags: ['plays-in-arabic'],
  render: () => <DeleteQuestionDialog />,
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    await userEvent.click(canvas.getByRole('button', { name: t.remove }));
    const dialog = await screen.findByRole('alertdialog', { name: t.ask });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: t.cancel })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: t.yes }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const StaysOpenWhenTheActionFails: Story = {
  render: () => <DeleteQuestionDialog />,
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    onConfirm.mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(canvas.getByRole('button', { name: t.remove }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t.yes }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: t.yes })).toBeEnabled());
    await expect(dialog).toBeVisible();
  },
};

export const AsksNothingAfterItsHostClosedIt: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => <ClosedByItsHost />,
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    const opener = canvas.getByRole('button', { name: t.open });
    await userEvent.click(opener);
    const name = await screen.findByRole('textbox', { name: t.name });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Blue{Escape}');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    dispatchEvent(new Event(stored));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: t.name })).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Whether the browser asks before the page is left now, by the rule that all of them have. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

export const AsksBeforeThePageIsLeftWithWhatWasTyped: Story = {
  tags: ['no-picture', 'one-language'],
  render: () => <NewGroupDialog />,
  play: async ({ canvas, globals }) => {
    const t = storyMessages(messages, globals['language']);
    const own = storyMessages(overlaysMessages, globals['language']);
    await userEvent.click(canvas.getByRole('button', { name: t.open }));
    const name = await screen.findByRole('textbox', { name: t.name });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(asksBeforeLeaving()).toBe(false);
    await userEvent.keyboard('Blue');
    await expect(asksBeforeLeaving()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: own.discard }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(asksBeforeLeaving()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: t.open }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: t.name })).toHaveFocus());
    await expect(asksBeforeLeaving()).toBe(false);
  },
};
