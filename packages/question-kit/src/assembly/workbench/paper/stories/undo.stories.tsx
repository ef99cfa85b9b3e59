import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { messagesOf } from '../../stories/messages-of.ts';
import { viewArgs } from '../../stories/view-args.ts';
import { Workbench } from '../../workbench.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { storeWithPaper } from './story-paper.ts';

/** Steps that are taken back by the keyboard. */
const meta = {
  title: 'Workbench/Undo in a paper',
  component: Workbench,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs', '!dev', 'no-picture'],
  loaders: [async () => ({ name: await storeWithPaper() })],
  render: (args, { globals, loaded }) => <Workbench {...viewArgs(globals)} name={String(loaded['name'])} {...args} />,
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A step back that takes the focused row leaves the focus in the list, and says nothing was undone where nothing was. */
export const FocusAfterUndo: Story = {
  tags: ['one-language'],
  play: async ({ canvas, canvasElement, globals }) => {
    const m = globals['language'] === 'ar' ? ar : en;
    const { m: editor } = messagesOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: m.label }));
    await canvas.findByRole('textbox', { name: m.head.title });
    const titles = () =>
      [...canvasElement.querySelectorAll('[data-part="open"]')].map(({ textContent }) => textContent);
    const title = (name: string) => canvas.getByRole('button', { name });
    await waitFor(() => expect(title('Tides')).toHaveFocus());
    const status = (text: string) =>
      waitFor(() =>
        expect([...canvasElement.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)).toContain(
          text,
        ),
      );
    await userEvent.keyboard('{Control>}z{/Control}');
    await status(editor.bar.nothingToUndo);

    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(titles().slice(0, 3)).toEqual(['Tides', 'Tides', 'The lighthouse']));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Tides' })[1]).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(titles()).toHaveLength(5));
    await waitFor(() => expect(title('The lighthouse')).toHaveFocus());
    await status(m.said.undone);

    // At the end of the list there is no row after it.
    await userEvent.keyboard('{End}{Control>}d{/Control}');
    await waitFor(() => expect(titles()).toHaveLength(6));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Your street' })[1]).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(titles()).toHaveLength(5));
    await waitFor(() => expect(title('Your street')).toHaveFocus());
    await userEvent.keyboard('{Control>}y{/Control}');
    await status(m.said.redone);
    await userEvent.keyboard('{Control>}y{/Control}');
    await status(editor.bar.nothingToRedo);

    // All rows that a search shows.
    await userEvent.type(canvas.getByRole('searchbox', { name: m.filters.search }), 'lighthouse');
    await waitFor(() => expect(titles()).toEqual(['The lighthouse']));
    title('The lighthouse').focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: m.filters.search })).toHaveFocus());
  },
};
