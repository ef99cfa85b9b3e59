import type { Locator, Page } from '@playwright/test';

interface Picture {
  name: string;
  /** A CSS colour. */
  colour: string;
}

/** Draws a picture in the page, for what takes files of the page itself. */
const drawnIn = (page: Page, { name, colour }: Picture) =>
  page.evaluateHandle(
    async ([fileName, fill]) => {
      const canvas = new OffscreenCanvas(240, 160);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('Nothing can be drawn.');
      context.fillStyle = fill;
      context.fillRect(0, 0, 240, 160);
      context.fillStyle = 'white';
      context.fillRect(60, 40, 120, 80);
      return new File([await canvas.convertToBlob()], fileName, { type: 'image/png' });
    },
    [name, colour] as const,
  );

/** Pastes a picture where the focus is, from the clipboard. */
export async function pastePicture(page: Page, picture: Picture): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const file = await drawnIn(page, picture);
  await file.evaluate((drawn) => navigator.clipboard.write([new ClipboardItem({ [drawn.type]: drawn })]));
  await page.keyboard.press('Control+v');
}

/** Drops a picture, as one that is dragged from a folder. */
export async function dropPicture(target: Locator, picture: Picture): Promise<void> {
  const file = await drawnIn(target.page(), picture);
  const dataTransfer = await file.evaluateHandle((drawn) => {
    const transfer = new DataTransfer();
    transfer.items.add(drawn);
    return transfer;
  });
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer });
}
