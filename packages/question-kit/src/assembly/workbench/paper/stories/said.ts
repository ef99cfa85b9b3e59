import { userEvent, waitFor, within } from 'storybook/test';
import type { en } from '../messages/en.ts';

/** What was said last. */
export const said = () => document.querySelector('[data-sonner-toast]');

/** What was said last offers to take it back; the bar above the page has a button of the same name. */
export async function undoByToast(m: typeof en): Promise<void> {
  const toast = await waitFor(() => {
    const front = document.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"]');
    if (!front) throw new Error('Nothing is said yet.');
    return within(front);
  });
  await userEvent.click(await toast.findByRole('button', { name: m.said.undo }));
}
