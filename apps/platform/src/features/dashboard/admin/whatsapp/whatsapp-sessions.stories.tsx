import type { WhatsAppSession } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { hub } from '../../../../lib/live/hub.ts';
import { type CallHandlers, pending, refuse } from '../../../../testing/fake-client.ts';
import { inHours } from '../../../../testing/fixtures/basics.ts';
import { idleSchool } from '../../../../testing/fixtures/staff-homes.ts';
import {
  noWhatsApp,
  qrText,
  whatsAppCalls,
  whatsAppList,
  whatsAppSessions,
} from '../../../../testing/fixtures/whatsapp.ts';
import { inLanguage } from '../../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta, shows } from '../../../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { statusName } from './session-status.ts';

const calls = (own: CallHandlers = {}) => ({ getAdminHome: idleSchool, ...whatsAppCalls, ...own });

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/WhatsApp sessions',
  tags: ['!autodocs'],
  args: { path: '/admin/dashboard', role: 'admin', calls: calls() },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['picture'],
  play: shows(() => {
    const { title, statuses, primary } = inLanguage({ en, ar });
    const names = whatsAppSessions.map(({ name }) => name).filter(Boolean);
    return [title, primary, ...names, ...whatsAppSessions.map(({ status }) => statusName(status, statuses))];
  }),
};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: calls({ listWhatsAppSessions: pending, getMetadata: pending }) } };
export const Empty: Story = {
  args: { calls: calls({ listWhatsAppSessions: whatsAppList([]) }) },
  tags: ['picture'],
  play: shows(() => [inLanguage({ en, ar }).none]),
};
export const NotSetUp: Story = {
  args: { calls: calls({ listWhatsAppSessions: noWhatsApp, getMetadata: { wasenderApiKey: null } }) },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const { setUp } = inLanguage({ en, ar });
    await userEvent.click(await within(canvasElement).findByText(setUp.summary));
    await expect(within(canvasElement).getByText('RUBRICA_WASENDER_TOKEN')).toBeVisible();
  },
};

const why = 'WhatsApp’s service cannot be reached or does not work at the moment.';
const asOf = inHours(-0.5);

/** The provider fails, and no list was ever stored. */
export const Failed: Story = {
  tags: ['one-language'],
  args: { calls: calls({ listWhatsAppSessions: refuse(409, why) }) },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    await expect(await within(canvasElement).findByText(inLanguage({ en, ar }).notLoaded)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(why)).toHaveLength(2));
  },
};

/** The provider fails, and the list of half an hour ago is shown. */
export const Old: Story = {
  tags: ['one-language'],
  args: { calls: calls({ listWhatsAppSessions: { ...whatsAppList(), asOf, problem: why } }) },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(inLanguage({ en, ar }).notLoaded)).toBeVisible();
    await expect(canvas.getByText('School office')).toBeVisible();
  },
};

let primary = whatsAppSessions[0]?.api_key ?? null;
const updateMetadata = fn(({ body }: { body: { wasenderApiKey: string } }) => {
  primary = body.wasenderApiKey;
  return { wasenderApiKey: primary };
});

/** A connected number becomes the primary one; one that is not connected does not. */
export const MadePrimary: Story = {
  args: { calls: calls({ getMetadata: () => ({ wasenderApiKey: primary }), updateMetadata }) },
  play: async ({ canvasElement }) => {
    updateMetadata.mockClear();
    primary = whatsAppSessions[0]?.api_key ?? null;
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const canvas = within(canvasElement);
    const name = 'تذكير الاختبارات';
    const chip = (of: string) => canvas.findByRole('button', { name: `${m.makePrimary} ${of}` });
    await userEvent.click(await chip('Front desk'));
    await expect(await screen.findByText(m.notConnected)).toBeVisible();
    await expect(updateMetadata).not.toHaveBeenCalled();

    const timers = spyOn(globalThis, 'setTimeout');
    await userEvent.click(await chip(name));
    await expect(await screen.findByText(m.nowPrimary(name))).toBeVisible();
    // The two seconds of the specification, by the timer that is set.
    await waitFor(() => expect(timers.mock.calls.map(([, ms]) => ms)).toContain(2000));
    timers.mockRestore();
    await expect(await chip('School office')).toBeVisible();
    await expect(canvas.getAllByText(m.primary)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(name));
    await waitFor(() => expect(screen.queryByText(m.nowPrimary(name))).toBeNull(), { timeout: 4000 });
  },
};

/** The server refuses: its words are shown, or else the specification's. */
export const NotMadePrimary: Story = {
  tags: ['one-language'],
  args: { calls: calls({ updateMetadata: refuse(500, '') }) },
  play: async ({ canvasElement }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const name = `${m.makePrimary} تذكير الاختبارات`;
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await expect(await screen.findByText(m.failed)).toBeVisible();
  },
};

let isLost = false;
/** What changes elsewhere shows at once, and only what can be primary is. */
export const ChangedElsewhere: Story = {
  tags: ['one-language'],
  args: {
    calls: calls({
      listWhatsAppSessions: () =>
        whatsAppList(
          whatsAppSessions.map((one) => (isLost && one.id === '1' ? { ...one, status: 'logged_out' } : one)),
        ),
      getMetadata: () => ({ wasenderApiKey: isLost ? null : (whatsAppSessions[0]?.api_key ?? null) }),
    }),
  },
  play: async ({ canvasElement }) => {
    isLost = false;
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(m.primary)).toBeVisible();
    const count = canvas.getAllByText(m.statuses.logged_out).length;
    isLost = true;
    hub.tell('whatsapp-sessions-changed', {});
    await waitFor(() => expect(canvas.getAllByText(m.statuses.logged_out)).toHaveLength(count + 1));
    await expect(canvas.queryByText(m.primary)).toBeNull();
  },
};

const byName = (name: string): WhatsAppSession | undefined => whatsAppSessions.find((one) => one.name === name);
const openDialog = async (canvasElement: HTMLElement) => {
  await pageIsShown();
  const m = inLanguage({ en, ar });
  const name = byName('Front desk')?.name ?? '';
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `${m.connect}: ${name}` }));
  return { m, name, dialog: within(await screen.findByRole('dialog')) };
};

const begun = { status: 'need_scan', qr: qrText };

/** The code to scan, with what to do on the phone. */
export const Scan: Story = {
  tags: ['plays-in-arabic'],
  args: { calls: calls({ connectWhatsAppSession: begun, getWhatsAppLink: pending }) },
  play: async ({ canvasElement }) => {
    const { m, name, dialog } = await openDialog(canvasElement);
    await expect(await dialog.findByRole('img', { name: m.link.code(name) })).toBeVisible();
    for (const step of m.link.steps) await expect(dialog.getByText(step)).toBeVisible();
  },
};
export const ScanNarrow: Story = { ...Scan, globals: narrow, tags: ['one-language'] };

let isScanned = false;
/** The code is shown until the phone has scanned it; then the number is connected, and has the focus. */
export const Scanned: Story = {
  tags: ['one-language'],
  args: {
    calls: calls({
      listWhatsAppSessions: () =>
        whatsAppList(
          whatsAppSessions.map((one) => (isScanned && one.id === '3' ? { ...one, status: 'connected' } : one)),
        ),
      connectWhatsAppSession: () => {
        isScanned = false;
        return begun;
      },
      getWhatsAppLink: () => {
        isScanned = true;
        return { status: 'connected', qr: null };
      },
    }),
  },
  play: async ({ canvasElement }) => {
    isScanned = false;
    const { m, name, dialog } = await openDialog(canvasElement);
    const code = { name: m.link.code(name) };
    await expect(await dialog.findByRole('img', code)).toBeVisible();
    await expect(await dialog.findByText(m.connected(name), {}, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.queryByRole('img', code)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: m.link.done }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(name));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(within(canvasElement).queryByRole('button', { name: `${m.connect}: ${name}` })).toBeNull();
  },
};

/** What begins to connect: first nothing to scan, then a code. */
let links: { status: string; qr: string | null }[] = [];
/** The phone was not connected in time. */
export const ScanEnded: Story = {
  tags: ['one-language'],
  args: {
    calls: calls({
      connectWhatsAppSession: () => links.shift() ?? begun,
      getWhatsAppLink: begun,
    }),
  },
  play: async ({ canvasElement }) => {
    links = [{ status: 'expired', qr: null }];
    const { m, name, dialog } = await openDialog(canvasElement);
    await expect(await dialog.findByText(m.link.ended)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: m.link.again }));
    await expect(await dialog.findByRole('img', { name: m.link.code(name) })).toBeVisible();
  },
};

const restartWhatsAppSession = fn((_input: unknown) => ({ status: 'connected' }));
/** A number is restarted once that is confirmed. */
export const Restarted: Story = {
  tags: ['one-language'],
  args: { calls: calls({ restartWhatsAppSession }) },
  play: async ({ canvasElement }) => {
    restartWhatsAppSession.mockClear();
    await pageIsShown();
    const m = inLanguage({ en, ar });
    const name = 'Weekend line';
    await userEvent.click(await within(canvasElement).findByRole('button', { name: `${m.restart}: ${name}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(restartWhatsAppSession).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: m.restart }));
    await expect(await screen.findByText(m.restarted(name))).toBeVisible();
    await expect(restartWhatsAppSession.mock.lastCall?.[0]).toMatchObject({ params: { id: '5' } });
  },
};
