import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../../../.storybook/testing/choose-from-menu.ts';
import { fakeFiles } from '../../stories/fake-files.ts';
import { viewArgs } from '../../stories/view-args.ts';
import { Workbench } from '../../workbench.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { said, undoByToast } from './said.ts';
import { storeWithPaper } from './story-paper.ts';

const disk = fakeFiles();

/** The dialogs of the Paper view, as they open. */
const meta = {
  title: 'Workbench/Paper dialogs',
  component: Workbench,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  // Other stories use these dialogs in both languages.
  tags: ['!autodocs', '!dev', 'one-language'],
  loaders: [async () => ({ name: await storeWithPaper() })],
  render: (args, { globals, loaded }) => (
    <Workbench {...viewArgs(globals)} files={disk} name={String(loaded['name'])} {...args} />
  ),
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = (globals: Record<string, unknown>) => (globals['language'] === 'ar' ? ar : en);

/** What all chosen questions get. */
export const Bulk: Story = {
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: m.label }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: m.row.select('Tides') }));
    await userEvent.click(canvas.getByRole('checkbox', { name: m.row.select('Coasts') }));
    await userEvent.click(canvas.getByRole('button', { name: m.bulk.edit }));
    await expect(await screen.findByRole('dialog', { name: m.bulk.title(2) })).toBeVisible();
  },
};

/** The versions that are kept of the paper. */
export const Versions: Story = {
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: m.label }));
    await userEvent.click(await canvas.findByRole('button', { name: m.versions.open }));
    await userEvent.type(await screen.findByRole('textbox', { name: m.versions.name }), 'Before the review');
    await userEvent.click(screen.getByRole('button', { name: m.versions.save }));
    await expect(await screen.findByText('Before the review')).toBeVisible();
  },
};

/** The title, the instructions and the time of a section. */
export const Section: Story = {
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: m.label }));
    await chooseFromMenu(await canvas.findByRole('button', { name: m.sections.more('Reading') }), m.sections.edit);
    await expect(await screen.findByRole('dialog', { name: m.sections.edit })).toBeVisible();
  },
};

/** Minutes are read in the digits of any language. */
export const MinutesInArabicDigits: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: m.label }));
    await chooseFromMenu(await canvas.findByRole('button', { name: m.sections.more('Reading') }), m.sections.edit);
    const dialog = within(await screen.findByRole('dialog', { name: m.sections.edit }));
    const minutes = dialog.getByRole('textbox', { name: m.sections.minutes });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '٣٠');
    await userEvent.click(dialog.getByRole('button', { name: m.sections.done }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('rowheader', { name: new RegExp(m.totals.minutes(30), 'u') })).toBeVisible();
  },
};

/** What was approved is a draft again once several questions are edited together, and whoever edits them hears of it. */
export const SeveralWithAnApprovedOne: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: m.label }));
    await canvas.findByRole('row', { name: /Coasts/u });
    const row = () => within(canvas.getByRole('row', { name: /Coasts/u }));
    await expect(row().getByText(m.states.approved)).toBeVisible();
    const edit = async (fill: (dialog: ReturnType<typeof within>) => Promise<void>) => {
      await userEvent.click(within(canvas.getByRole('toolbar', { name: m.bulk.label })).getByText(m.bulk.edit));
      const dialog = within(await screen.findByRole('dialog', { name: m.bulk.title(2) }));
      await fill(dialog);
      await userEvent.click(dialog.getByRole('button', { name: m.bulk.apply }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await userEvent.click(await canvas.findByRole('checkbox', { name: m.row.select('Coasts') }));
    await userEvent.click(canvas.getByRole('checkbox', { name: m.row.select('Tides') }));
    // Tags are no part of what was approved.
    await edit((dialog) => userEvent.type(dialog.getByRole('textbox', { name: m.bulk.addTags }), 'spring'));
    await waitFor(() => expect(row().getByText('spring')).toBeVisible());
    await expect(row().getByText(m.states.approved)).toBeVisible();
    await edit(async (dialog) => {
      await userEvent.click(dialog.getByRole('combobox', { name: new RegExp(m.bulk.level, 'u') }));
      await userEvent.click(await dialog.findByRole('option', { name: 'C1' }));
    });
    await waitFor(() => expect(row().getByText(m.states.draft)).toBeVisible());
    await waitFor(() => expect(said()).toHaveTextContent(m.said.approvedEdited(1)));
    await undoByToast(m);
    await waitFor(() => expect(row().getByText(m.states.approved)).toBeVisible());
  },
};

/** A version that was removed by mistake is put back where it was; the focus goes to the button that does it, and then to the version. */
export const ARemovedVersion: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, globals }) => {
    const m = wordsOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: m.label }));
    await userEvent.click(await canvas.findByRole('button', { name: m.versions.open }));
    const dialog = within(await screen.findByRole('dialog', { name: m.versions.title }));
    for (const name of ['First', 'Second', 'Third']) {
      await userEvent.type(dialog.getByRole('textbox', { name: m.versions.name }), name);
      await userEvent.click(dialog.getByRole('button', { name: m.versions.save }));
    }
    const names = () => dialog.getAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent);
    await waitFor(() => expect(names()).toEqual(['Third', 'Second', 'First']));

    dialog.getByRole('button', { name: m.versions.remove('Second') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('status')).toHaveTextContent(m.versions.removed('Second'));
    await waitFor(() => expect(dialog.getByRole('button', { name: m.said.undo })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: m.versions.remove('Third') }));
    await expect(names()).toEqual(['First']);
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['Third', 'First']);
    await userEvent.click(dialog.getByRole('button', { name: m.said.undo }));
    await expect(names()).toEqual(['Third', 'Second', 'First']);
    await waitFor(() => expect(dialog.getAllByRole('button', { name: m.versions.restore })[1]).toHaveFocus());
    await expect(dialog.queryByRole('status')).toBeNull();
  },
};
