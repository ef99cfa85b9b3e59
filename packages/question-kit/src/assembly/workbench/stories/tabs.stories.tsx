import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { chooseFromMenu } from '../../../../../../.storybook/testing/choose-from-menu.ts';
import { Workbench } from '../workbench.tsx';
import { listenFromAnotherTab, saveFromAnotherTab, savedTitle, storeFromAnotherTab } from './another-tab.ts';
import { createEmptyStore } from './create-empty-store.ts';
import { messagesOf } from './messages-of.ts';
import { viewArgs } from './view-args.ts';
import { notifyOtherTabs } from '../state/other-tabs.ts';

/** Several tabs with the same workbench, and leaving one. */
const meta = {
  title: 'Workbench/Tabs',
  component: Workbench,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs', '!dev', 'no-picture', 'one-language'],
  loaders: [async () => ({ name: await createEmptyStore() })],
  render: (args, { globals, loaded }) => <Workbench {...viewArgs(globals)} name={String(loaded['name'])} {...args} />,
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tab in which another question is only opened does not stop the other tabs from saving. */
export const AnotherQuestionIsOnlyOpened: Story = {
  play: async ({ canvas, globals, loaded }) => {
    const { w, m } = messagesOf(globals);
    const name = String(loaded['name']);
    const title = () => canvas.findByRole('textbox', { name: m.details.title });
    const switcher = () => canvas.getByRole('button', { name: new RegExp(w.bar.switcher, 'u') });
    const isSaved = () => waitFor(() => expect(canvas.getByText(w.saveStatus.saved)).toBeVisible());
    const written = listenFromAnotherTab(name);
    await userEvent.type(await title(), 'First');
    await chooseFromMenu(switcher(), w.bar.add);
    await waitFor(() => expect(canvas.getByText(w.bar.place(2, 2))).toBeVisible());
    await userEvent.type(await title(), 'Second');
    await waitFor(async () => expect(await savedTitle(name)).toBe('Second'));
    await isSaved();
    await waitFor(() => expect(written.received.length).toBeGreaterThan(0));
    written.stop();

    const opened = listenFromAnotherTab(name);
    await chooseFromMenu(switcher(), '1. First');
    await waitFor(async () => expect(await title()).toHaveValue('First'));
    // A page that is loaded again opens the same question.
    await waitFor(async () => expect(await savedTitle(name)).toBe('First'));
    await isSaved();
    // It arrives after what was sent before it.
    notifyOtherTabs(name, 'the last');
    await waitFor(() => expect(opened.received).toContain('the last'));
    opened.stop();
    await expect(opened.received).toEqual(['the last']);
  },
};

/** What another tab has saved a moment ago is not written over by opening another question. */
export const OpenedWhileAnotherTabSaves: Story = {
  play: async ({ canvas, globals, loaded }) => {
    const { w, m } = messagesOf(globals);
    const name = String(loaded['name']);
    const title = () => canvas.findByRole('textbox', { name: m.details.title });
    const switcher = () => canvas.getByRole('button', { name: new RegExp(w.bar.switcher, 'u') });
    const isSaved = () => waitFor(() => expect(canvas.getByText(w.saveStatus.saved)).toBeVisible());
    await userEvent.type(await title(), 'First');
    await chooseFromMenu(switcher(), w.bar.add);
    await waitFor(async () => expect(await savedTitle(name)).toBe(''));
    await isSaved();
    await storeFromAnotherTab(name, 'Theirs');
    await chooseFromMenu(switcher(), '1. First');
    await waitFor(async () => expect(await title()).toHaveValue('First'));
    await isSaved();
    await expect(await savedTitle(name)).toBe('Theirs');
  },
};

/** Whether the browser asks before the page is left now. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

/** What is only on the page is not lost unasked when the page is left. */
export const LeftBeforeAVersionIsChosen: Story = {
  play: async ({ canvas, globals, loaded }) => {
    const { w, m } = messagesOf(globals);
    const name = String(loaded['name']);
    const title = () => canvas.findByRole('textbox', { name: m.details.title });
    await title();
    await saveFromAnotherTab(name, 'Theirs');
    const other = await canvas.findByRole('button', { name: w.conflict.useOtherVersion });
    other.focus();
    // Nothing was written here.
    await expect(asksBeforeLeaving()).toBe(false);
    await userEvent.click(other);
    await waitFor(async () => expect(await title()).toHaveValue('Theirs'));

    await userEvent.type(await title(), ' and mine');
    await waitFor(async () => expect(await savedTitle(name)).toBe('Theirs and mine'));
    await waitFor(() => expect(canvas.getByText(w.saveStatus.saved)).toBeVisible());
    await expect(asksBeforeLeaving()).toBe(false);
    // It is written over what was saved here.
    await saveFromAnotherTab(name, 'Theirs again');
    const mine = await canvas.findByRole('button', { name: w.conflict.keepThisVersion });
    await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
    await userEvent.click(mine);
    await waitFor(async () => expect(await savedTitle(name)).toBe('Theirs and mine'));
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  },
};
