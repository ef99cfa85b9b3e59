import type { BrowserContext, Page } from '@playwright/test';

/**
 * Has a browser draw nothing of the pages of a context on its screen: nobody looks at them. What cannot be seen is laid out, takes clicks
 * and keys, counts as visible and is printed, but is not rasterised.
 */
export function drawNothing(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media screen { html { opacity: 0 !important } }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Has the browser draw such a page while `run` runs: axe does not compare the colours of what cannot be seen. */
export async function whileDrawn<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  const setDrawn = (isDrawn: boolean) =>
    page.evaluate((drawn) => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = drawn;
    }, isDrawn);
  await setDrawn(true);
  const result = await run();
  await setDrawn(false);
  return result;
}

/** Style of a screenshot that shows such a page all the same. */
export const drawnStyle = 'html:root { opacity: 1 !important }';
