import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuietButton } from '@rubrica/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { en } from '../messages/en.ts';
import { lazyPart } from './lazy-part.ts';
import { MissingDialog } from './missing-dialog.tsx';

interface PartProps {
  onClose: () => void;
}

const load = (): Promise<{ default: (props: PartProps) => ReactNode }> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Pane = lazyPart(load);
const Dialog = lazyPart(load, MissingDialog);

/** A form, and a button that opens a part beside it. */
function FormWithPart({ Part }: { Part: typeof Pane }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Title" />
      <QuietButton onClick={() => setOpen(true)} aria-expanded={isOpen}>
        Open
      </QuietButton>
      <Suspense>{isOpen && <Part onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** A part of the workbench whose script cannot be loaded leaves the rest as it is. */
const meta = {
  title: 'Workbench/Part that cannot be loaded',
  component: FormWithPart,
  tags: ['!autodocs', '!dev', 'no-picture', 'one-language'],
  args: { Part: Pane },
} satisfies Meta<typeof FormWithPart>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openPart(canvas: { getByRole: typeof screen.getByRole }) {
  const title = canvas.getByRole('textbox', { name: 'Title' });
  await userEvent.type(title, 'Tides');
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  return title;
}

/** In the place of a pane stands what happened and what to do. */
export const InPlaceOfAPane: Story = {
  play: async ({ canvas }) => {
    const title = await openPart(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(en.missing.title);
    await expect(alert).toHaveTextContent(en.missing.text);
    await expect(canvas.getByRole('button', { name: en.missing.reload })).toBeVisible();
    await expect(title).toHaveValue('Tides');
  },
};

/** Instead of a dialog a toast says it, and nothing is open. */
export const InsteadOfADialog: Story = {
  args: { Part: Dialog },
  play: async ({ canvas }) => {
    const title = await openPart(canvas);
    await expect(await screen.findByText(en.missing.title)).toBeVisible();
    await expect(screen.getByText(en.missing.text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'false');
    await expect(title).toHaveValue('Tides');
  },
};
