import { expect, fn, waitFor } from 'storybook/test';

/** Waits until clicks arrive again after a drop: dnd-kit swallows them for a moment, and with them the first of the next story. */
export async function clicksArrive(): Promise<void> {
  await waitFor(() => {
    const heard = fn();
    document.body.addEventListener('click', heard, { once: true });
    document.body.click();
    document.body.removeEventListener('click', heard);
    void expect(heard.mock.calls).toHaveLength(1);
  });
}
