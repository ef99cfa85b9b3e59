import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messagesOf as editorMessagesOf } from '../../../editor/stories/messages-of.ts';
import { fakeFiles } from '../../stories/fake-files.ts';
import { messagesOf } from '../../stories/messages-of.ts';
import { viewArgs } from '../../stories/view-args.ts';
import { Workbench } from '../../workbench.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { storeWithPaper } from './story-paper.ts';

const disk = fakeFiles();

/** The blueprint of the paper while a question of it is written. */
const meta = {
  title: 'Workbench/Blueprint',
  component: Workbench,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs', '!dev', 'no-picture'],
  loaders: [async () => ({ name: await storeWithPaper() })],
  render: (args, { globals, loaded }) => (
    <Workbench {...viewArgs(globals)} files={disk} name={String(loaded['name'])} {...args} />
  ),
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While a question is written, a line in the bar says what the paper lacks, and a press shows all of it. */
export const PlannedWhileWriting: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const m = globals['language'] === 'ar' ? ar : en;
    const { skills } = editorMessagesOf(globals);
    const bar = within(await canvas.findByRole('group', { name: messagesOf(globals).w.bar.label }));
    await userEvent.click(await bar.findByRole('button', { name: new RegExp(m.blueprint.short(''), 'u') }));
    const dialog = within(await screen.findByRole('dialog', { name: m.blueprint.title }));
    const field = dialog.getByRole('textbox', { name: m.blueprint.targetOf(skills.Listening, 'B2') });
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    await waitFor(() => expect(dialog.getByText(m.blueprint.hole(4))).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
