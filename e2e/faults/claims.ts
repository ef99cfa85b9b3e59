import type { BrowserContext, Page } from '@playwright/test';

/** What a page of an attempt says, and what it shows while it says so. */
export interface Claim {
  /** Of the status of the answers: `saved`, `offline` and so on. */
  status: string;
  /** What is in the essay and whether its part is flagged; null while another part is shown. */
  shown: { text: string; flagged: boolean } | null;
  /** How many prompts are shown as sent. */
  sent: number;
}

const isClaim = (value: unknown): value is Claim =>
  typeof value === 'object' && value !== null && 'status' in value && 'sent' in value && 'shown' in value;

/** Calls a listener with all that the pages of a context say from now on, also for a moment. */
export async function listenToClaims(
  context: BrowserContext,
  onClaim: (page: Page, claim: Claim) => void,
): Promise<void> {
  await context.exposeBinding('rubricaClaim', ({ page }, claim: unknown) => {
    if (isClaim(claim)) onClaim(page, claim);
  });
  await context.addInitScript(() => {
    let last = '';
    const look = () => {
      const status = document.querySelector('[data-save]')?.getAttribute('data-save');
      if (!status) return;
      const essay = document.querySelector('main textarea');
      const flag = document.querySelector('footer [aria-pressed]')?.getAttribute('aria-pressed');
      const shown =
        essay instanceof HTMLTextAreaElement && !essay.readOnly
          ? { text: essay.value, flagged: flag === 'true' }
          : null;
      const sent = [...document.querySelectorAll('main [role=status]')].filter(
        ({ textContent }) => textContent === 'Recording sent',
      ).length;
      const claim = { status, shown, sent };
      const text = JSON.stringify(claim);
      if (text === last) return;
      last = text;
      const tell: unknown = Reflect.get(window, 'rubricaClaim');
      if (typeof tell === 'function') void tell(claim);
    };
    // After the page has shown what follows from an event.
    const lookSoon = () => setTimeout(look);
    new MutationObserver(lookSoon).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    addEventListener('input', lookSoon);
  });
}
