import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hub } from '../../../lib/live/hub.ts';
import { type CallHandlers, pending, refuse, type ReplyOf } from '../../../testing/fake-client.ts';
import { idOf, listOf } from '../../../testing/fixtures/basics.ts';
import { campaignOf, campaigns, countsOf, sendMessages } from '../../../testing/fixtures/whatsapp-sends.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const half = campaigns[0] ?? campaignOf(1);
const path = `/admin/messages/sends/${half._id}`;

/** The message that was settled, as it is from then on. */
const settle = fn(({ params, body }: { params: { id: string }; body: { as: 'delivered' | 'failed' } }) => {
  const message = sendMessages.find(({ _id }) => _id === params.id) ?? sendMessages[0];
  if (!message) throw new Error('There is no such message.');
  return { ...message, state: body.as, settledBy: 'Nour Khalil' };
});
const settledBody = () => settle.mock.lastCall?.[0];
const isSettled = (id: string) => settledBody()?.params.id === id;

const change = (state: 'running' | 'paused' | 'cancelled') =>
  fn((): ReplyOf<'pauseWhatsAppCampaign'> => ({ ...half, state, pauseReason: state === 'paused' ? 'person' : null }));
const pause = change('paused');
const resume = change('running');
const cancel = change('cancelled');
const changes = [pause, resume, cancel];

/** The send as the last of the changes left it. */
const current = () => {
  const called = changes.filter(({ mock }) => mock.calls.length > 0);
  const latest = called.toSorted(
    (one, other) => (one.mock.invocationCallOrder.at(-1) ?? 0) - (other.mock.invocationCallOrder.at(-1) ?? 0),
  );
  return latest.at(-1)?.mock.results.at(-1)?.value ?? half;
};

const calls = (own: CallHandlers = {}): CallHandlers => ({
  listWhatsAppCampaigns: listOf(campaigns),
  getWhatsAppCampaign: current,
  listWhatsAppMessages: ({ query }) => {
    const now = sendMessages.map((message) => (isSettled(message._id) ? settle.mock.results.at(-1)?.value : message));
    return listOf(now.filter(({ state }) => query.state === undefined || state === query.state));
  },
  settleWhatsAppMessage: settle,
  pauseWhatsAppCampaign: pause,
  resumeWhatsAppCampaign: resume,
  cancelWhatsAppCampaign: cancel,
  ...own,
});

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/WhatsApp sends',
  tags: ['!autodocs'],
  args: { path, role: 'admin', calls: calls() },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const main = async () => {
  for (const mock of [...changes, settle]) mock.mockClear();
  await pageIsShown();
  return { m: inLanguage({ en, ar }), page: within(screen.getByRole('main')) };
};

/** Sends in every state: how far each is, and which need somebody. */
export const List: Story = {
  args: { path: '/admin/messages/sends' },
  play: async () => {
    const { m, page } = await main();
    await expect(await page.findByRole('link', { name: half.name })).toBeVisible();
    await expect(page.getByText(m.list.toDecide(2))).toBeVisible();
    await expect(page.getAllByText(m.list.done(109, 250))[0]).toBeVisible();
    await expect(
      page.getByRole('link', { name: `${m.automatic.kinds['due-tomorrow']} · Essay: My hometown` }),
    ).toBeVisible();
  },
};
export const ListNarrow: Story = { args: { path: '/admin/messages/sends' }, globals: narrow };
export const NoSends: Story = {
  args: { path: '/admin/messages/sends', calls: calls({ listWhatsAppCampaigns: listOf([]) }) },
};
export const ListLoading: Story = {
  args: { path: '/admin/messages/sends', calls: calls({ listWhatsAppCampaigns: pending }) },
};
export const ListFailed: Story = {
  tags: ['one-language'],
  args: { path: '/admin/messages/sends', calls: calls({ listWhatsAppCampaigns: refuse(500, '') }) },
};

/** What became of the message to each person, by state; each failure says why and what to do. */
export const HalfSent: Story = {
  play: async () => {
    const { m, page } = await main();
    await expect(await page.findByText(m.reasons['no-account'])).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: m.one.stateCount(m.states.read, 33) }));
    await waitFor(() => expect(page.queryByText('Omar Farouk')).toBeNull());
    await expect(page.getByText('يوسف حسن')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: m.one.allStates(250) }));
    await expect(await page.findByText('Omar Farouk')).toBeVisible();
  },
};
/** On a phone the way on stands below its words where there is no room for it beside them: they keep their width. */
export const HalfSentNarrow: Story = {
  tags: ['plays-in-arabic'],
  globals: narrow,
  play: async () => {
    const { m, page } = await main();
    const words = (await page.findByText(m.one.unknownText)).getBoundingClientRect();
    const way = page.getByRole('button', { name: m.one.showUnknown }).getBoundingClientRect();
    const isBelow = way.top >= words.bottom - 8;
    const isBeside = way.left >= words.right || way.right <= words.left;
    await expect([isBelow || isBeside, words.width >= 200]).toEqual([true, true]);
  },
};

/** A message of which nobody knows whether it was sent is decided by a person: sent again only if they say so. */
export const Settled: Story = {
  tags: ['plays-in-arabic'],
  play: async () => {
    const { m, page } = await main();
    await userEvent.click(await page.findByRole('button', { name: m.one.showUnknown }));
    await userEvent.click(await page.findByRole('button', { name: m.one.decideFor('Sara Ali') }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(new RegExp(m.reasons['no-answer'], 'u'))).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(m.settle.again, 'u') }));
    await expect(dialog.getByRole('button', { name: m.settle.save.again })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${m.settle.delivered}`, 'u') }));
    await userEvent.click(dialog.getByRole('button', { name: m.settle.save.delivered }));
    await waitFor(() => expect(settledBody()).toMatchObject({ body: { as: 'delivered', sendAgain: false } }));
    await waitFor(() => expect(page.queryByRole('button', { name: m.one.decideFor('Sara Ali') })).toBeNull());
    await expect(page.getByRole('button', { name: m.one.decideFor('Nour Adel') })).toBeVisible();
  },
};

/** What failed is sent again where that can help, and not to somebody who opted out. */
export const SentAgain: Story = {
  tags: ['one-language'],
  play: async () => {
    const { m, page } = await main();
    await expect(await page.findByText(m.reasons['opted-out'])).toBeVisible();
    await expect(page.queryByRole('button', { name: m.one.againFor('Laila Samir') })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: m.one.againFor('Omar Farouk') }));
    await expect(await screen.findByText(m.settle.saved.again)).toBeVisible();
    await expect(settledBody()).toMatchObject({ body: { as: 'failed', sendAgain: true } });
  },
};

/** Paused, gone on with, and cancelled once that is confirmed. */
export const Steered: Story = {
  tags: ['one-language'],
  play: async () => {
    const { m, page } = await main();
    await userEvent.click(await page.findByRole('button', { name: m.one.pause }));
    await userEvent.click(await page.findByRole('button', { name: m.one.resume }));
    await expect(await page.findByRole('button', { name: m.one.pause })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: m.one.cancel }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(m.one.cancelBody(140))).toBeVisible();
    await expect(cancel).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: m.one.cancel }));
    await waitFor(() => expect(page.queryByRole('button', { name: m.one.pause })).toBeNull());
    await expect(page.getByText(m.campaignStates.cancelled)).toBeVisible();
  },
};

const waiting = (own: Partial<typeof half>) => ({ calls: calls({ getWhatsAppCampaign: { ...half, ...own } }) });

export const QuietHours: Story = { args: waiting({ waitsFor: 'quiet-hours', waitsUntil: half.createdAt }) };
export const NotConnected: Story = {
  tags: ['one-language'],
  args: waiting({ waitsFor: 'not-connected' }),
  play: async () => {
    const { m, page } = await main();
    await expect(await page.findByText(m.waits['not-connected']())).toBeVisible();
    await expect(page.getByRole('link', { name: m.toDashboard })).toHaveAttribute('href', '/admin/dashboard');
  },
};
export const PausedByItself: Story = {
  tags: ['one-language'],
  args: waiting({ state: 'paused', pauseReason: 'unclear-replies' }),
};
let isResumed = false;
/** A page that hears events shows at once what somebody else did; events of other sends change nothing. */
export const Heard: Story = {
  tags: ['one-language'],
  args: {
    calls: calls({
      getWhatsAppCampaign: () => ({ ...half, state: isResumed ? ('running' as const) : ('paused' as const) }),
    }),
  },
  play: async () => {
    isResumed = false;
    const { m, page } = await main();
    await expect(await page.findByRole('button', { name: m.one.resume })).toBeVisible();
    isResumed = true;
    hub.tell('campaign-changed', { campaign: campaigns[1]?._id ?? '' });
    await pageIsShown();
    await expect(page.getByRole('button', { name: m.one.resume })).toBeVisible();
    hub.tell('campaign-changed', { campaign: half._id });
    await expect(await page.findByRole('button', { name: m.one.pause })).toBeVisible();
  },
};

export const Finished: Story = {
  tags: ['one-language'],
  args: {
    calls: calls({
      getWhatsAppCampaign: campaignOf(5, {
        counts: countsOf({ read: 5 }),
        media: { _id: idOf('file', 7), name: 'timetable.pdf', mime: 'application/pdf' },
      }),
    }),
  },
};
export const Loading: Story = { args: { calls: calls({ getWhatsAppCampaign: pending }) } };
export const Failed: Story = {
  tags: ['one-language'],
  args: { calls: calls({ getWhatsAppCampaign: refuse(404, '') }) },
};
export const Denied: Story = {
  tags: ['one-language'],
  args: { calls: calls({ getWhatsAppCampaign: refuse(403, '') }) },
};

/** Once all that its last page had is decided, the rows go on with the page that is the last one then. */
export const PageAfterTheLast: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: `${path}?page=2`,
    calls: calls({
      listWhatsAppMessages: ({ query: { page, limit } }) => ({
        items: page === 1 ? [...sendMessages] : [],
        total: 20,
        page,
        limit,
      }),
    }),
  },
  play: async () => {
    const { page } = await main();
    await expect(await page.findByText('Omar Farouk')).toBeVisible();
  },
};

const press = async (button: HTMLElement) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

/** Who decides by keyboard has the next decision before them, although the button that they pressed goes away. */
export const DecidedByKeyboard: Story = {
  tags: ['no-picture', 'one-language'],
  play: async () => {
    const { m, page } = await main();
    await press(await page.findByRole('button', { name: m.one.showUnknown }));
    const first = await page.findByRole('button', { name: m.one.decideFor('Sara Ali') });
    await waitFor(() => expect(first).toHaveFocus());
    await press(first);
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog.getByRole('button', { name: m.settle.save.delivered }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(page.getByRole('button', { name: m.one.decideFor('Nour Adel') })).toHaveFocus());
  },
};

const waitsAgain = fn(() => ({ ...settle({ params: { id: sendMessages[2]?._id ?? '' }, body: { as: 'failed' } }) }));
/** Whoever sends the only failed message again stays in the list of messages. */
export const SentAgainByKeyboard: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: calls({
      listWhatsAppMessages: () => {
        const isAgain = waitsAgain.mock.calls.length > 0;
        return listOf(sendMessages.slice(2, 4).map((message) => (isAgain ? { ...message, state: 'queued' } : message)));
      },
      settleWhatsAppMessage: waitsAgain,
    }),
  },
  play: async () => {
    waitsAgain.mockClear();
    const { m, page } = await main();
    const again = await page.findByRole('button', { name: m.one.againFor('Omar Farouk') });
    await press(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    const region = page.getByRole('region', { name: m.one.rows });
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
  },
};

/** Whoever cancels a send by keyboard is at the words that say so: the buttons are gone. */
export const CancelledByKeyboard: Story = {
  tags: ['no-picture', 'one-language'],
  play: async () => {
    const { m, page } = await main();
    await press(await page.findByRole('button', { name: m.one.cancel }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog.getByRole('button', { name: m.one.cancel }));
    await waitFor(() => expect(page.queryByRole('button', { name: m.one.pause })).toBeNull());
    await waitFor(() => expect(page.getByText(m.campaignStates.cancelled).closest('[tabindex]')).toHaveFocus());
  },
};
