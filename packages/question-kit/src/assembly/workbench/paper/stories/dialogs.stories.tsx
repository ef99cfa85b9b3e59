import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { chooseFromMenu } from '../../../../../../../.storybook/testing/choose-from-menu.ts';
import { fakeFiles } from '../../stories/fake-files.ts';
import { viewArgs } from '../../stories/view-args.ts';
import { Workbench } from '../../workbench.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
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
