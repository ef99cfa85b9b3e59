import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createEmptyStore } from '../../stories/create-empty-store.ts';
import { messagesOf } from '../../stories/messages-of.ts';
import { viewArgs } from '../../stories/view-args.ts';
import { Workbench } from '../../workbench.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { printMessagesIn } from '../print/messages.ts';

/** A paper from its first question on. */
const meta = {
  title: 'Workbench/Begun paper',
  component: Workbench,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs', '!dev', 'no-picture'],
  loaders: [async () => ({ name: await createEmptyStore() })],
  render: (args, { globals, loaded }) => <Workbench {...viewArgs(globals)} name={String(loaded['name'])} {...args} />,
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A paper that is begun in an interface is in its language, and is printed in it: in Arabic from right to left, under Arabic headings. */
export const InTheLanguageOfTheInterface: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, globals }) => {
    const language = globals['language'] === 'ar' ? 'ar' : 'en';
    const m = { en, ar }[language];
    const { m: editor } = messagesOf(globals);
    const direction = { en: 'ltr', ar: 'rtl' }[language];
    await userEvent.type(await canvas.findByRole('textbox', { name: editor.details.title }), 'Tides');
    await userEvent.click(canvas.getByRole('button', { name: editor.add.same(editor.typeNames.MCQ) }));
    await userEvent.click(await canvas.findByRole('button', { name: editor.mcq.add }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: editor.mcq.option(1) })).toHaveFocus());
    await userEvent.paste('* The moon\nThe wind');
    await userEvent.click(canvas.getByRole('button', { name: m.label }));
    await userEvent.click(await canvas.findByRole('button', { name: m.head.addSection }));

    await userEvent.click(canvas.getByRole('button', { name: m.head.print }));
    const ui = printMessagesIn(language);
    const preview = within(await canvas.findByRole('group', { name: ui.preview }));
    const title = await preview.findByRole('heading', { level: 1, name: ui.untitled });
    await expect(title.closest('[lang]')).toHaveAttribute('lang', language);
    await expect(title.closest('[dir]:not(h1)')).toHaveAttribute('dir', direction);
    await expect(getComputedStyle(title).direction).toBe(direction);
    await expect(preview.getByRole('heading', { level: 2, name: ui.section(1) })).toBeVisible();
    await expect(preview.getByText(`${ui.name}:`)).toBeVisible();
    await expect(preview.getByText('The moon').closest('[lang]')).toHaveAttribute('lang', language);
  },
};
