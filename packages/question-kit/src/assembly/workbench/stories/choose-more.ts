import type { within } from 'storybook/test';
import { chooseFromMenu } from '../../../../../../.storybook/testing/choose-from-menu.ts';
import type { WorkbenchMessages } from '../messages/en.ts';

/** Chooses from the menu at the end of the bar. */
export async function chooseMore(canvas: ReturnType<typeof within>, w: WorkbenchMessages, name: string): Promise<void> {
  await chooseFromMenu(await canvas.findByRole('button', { name: w.bar.more }), new RegExp(`^${name}`, 'u'));
}
