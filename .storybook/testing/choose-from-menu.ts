import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** A menu that closes stays in the page until its animation has ended. Until then it takes no click, nor may what is behind it. */
const untilMenusAreClosed = () => waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull());

/** Chooses an item of the open menu, and waits until the menu is closed. */
export async function chooseMenuItem(item: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  await untilMenusAreClosed();
}

/** Opens a menu by its button, chooses an item, and waits until the menu is closed. */
export async function chooseFromMenu(button: HTMLElement, item: string | RegExp): Promise<void> {
  await untilMenusAreClosed();
  await userEvent.click(button);
  await chooseMenuItem(item);
}
