import { Button, toast } from '@rubrica/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inLanguage } from '../../testing/in-language.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { setPreferences } from '../storage/preferences.ts';
import { toasterLoading } from '../toast/toast.ts';
import { lazyPart, loadsEarly } from './lazy-page.tsx';
import { MissingDialog } from './missing-dialog.tsx';

toasterLoading.resolve(toast);

interface PartProps {
  onClose: () => void;
}

const load = (): Promise<{ default: (props: PartProps) => ReactNode }> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Panel = lazyPart(load);
const Dialog = lazyPart(load, MissingDialog);

/** A page with something typed, and a button that opens a part of it. */
function PageWithPart({ Part }: { Part: typeof Panel }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Text" />
      <Button {...loadsEarly(load)} onClick={() => setOpen(true)} aria-expanded={isOpen}>
        Open
      </Button>
      <Suspense fallback={null}>{isOpen && <Part onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const meta = {
  title: 'Platform/Part that cannot be loaded',
  component: PageWithPart,
  tags: ['!autodocs', '!dev', 'no-picture', 'one-language'],
  args: { Part: Panel },
  // No page around it brings the language of the toolbar.
  beforeEach: () => setPreferences({ language: 'en' }),
} satisfies Meta<typeof PageWithPart>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openPart(canvas: { getByRole: typeof screen.getByRole }) {
  const text = canvas.getByRole('textbox', { name: 'Text' });
  await userEvent.type(text, 'Half a sentence');
  const opener = canvas.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  return { text, opener };
}

/** In the place of a panel stands what happened and what to do; the rest of the page is as it was. */
export const InPlaceOfAPanel: Story = {
  play: async ({ canvas }) => {
    const { part } = inLanguage({ en, ar });
    const { text, opener } = await openPart(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(part.title);
    await expect(alert).toHaveTextContent(part.advice);
    await expect(canvas.getByRole('button', { name: part.reload })).toBeVisible();
    await expect(text).toHaveValue('Half a sentence');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Instead of a dialog a toast says it, and the page knows that nothing is open. */
export const InsteadOfADialog: Story = {
  args: { Part: Dialog },
  play: async ({ canvas }) => {
    const { part } = inLanguage({ en, ar });
    const { text, opener } = await openPart(canvas);
    await expect(await screen.findByText(part.title)).toBeVisible();
    await expect(screen.getByText(part.advice)).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(text).toHaveValue('Half a sentence');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A pointer that only passes over the opener of a part that cannot be loaded is no error of the page. */
export const PassedOver: Story = {
  play: async ({ canvas }) => {
    const failed = fn();
    addEventListener('unhandledrejection', failed);
    await userEvent.hover(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    // The browser reports an error that nobody has handled after the task in which it came.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    removeEventListener('unhandledrejection', failed);
    await expect(failed).not.toHaveBeenCalled();
  },
};
