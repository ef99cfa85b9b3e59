// A conversation between two browsers whose servers share one database, while the connections of both are cut again and again.
import { readStoredMessages } from '../apps/api/src/testing/bench/stored-messages.ts';
import { startServerProcess } from '../apps/api/src/testing/server-process.ts';
import { type FaultProxy, startFaultProxy } from './faults/fault-proxy.ts';
import { logIn, type Account } from './support/account.ts';
import { type ChatPage, inboxThreadOf, openOwnChat } from './support/chat.ts';
import { liveSocketsOf, type LiveSockets } from './support/live-sockets.ts';
import { loseNext } from './support/network.ts';
import { unique } from './support/school.ts';
import { expect, test as base } from './test.ts';

/**
 * Of all four tabs together. A tab connects again a second or so after a cut, so that each has a quarter of them. In thirteen rounds
 * each kind of cut comes with and without messages, from every tab, and once with a lost reply; two pages go through a hundred
 * in `chat/two-servers.postgres.test.ts`.
 */
const cuts = 52;
const rounds = cuts / 4;

const test = base.extend<{ secondNetwork: FaultProxy }>({
  secondNetwork: async ({ server }, provide) => {
    const second = await startServerProcess({
      NODE_ENV: 'development',
      DATABASE_URL: server.databaseUrl,
      RUBRICA_DATA: server.folder,
    });
    const proxy = await startFaultProxy(new URL(second.url).origin);
    await provide(proxy);
    await proxy.close();
    await second.kill9();
  },
});

/** A tab of a browser, with what it shows of the conversation. */
type Tab = ChatPage & { sockets: LiveSockets };

test(`a student and an assistant on two servers read each message once and in one order, through ${cuts} cut connections`, async ({
  server,
  school,
  network,
  secondNetwork,
  enter,
}) => {
  const group = await school.group();
  const student = await school.person('student', unique('Noor'), { groups: [group._id] });
  const assistant = await school.person('assistant', 'Ines', { groups: [group._id] });
  const first = { clientId: crypto.randomUUID(), text: 'First' };
  const { thread } = await student.call.post<{ thread: string }>('/chat/messages', first);

  /** Two tabs of a browser. */
  async function openTabs(person: Account, { origin }: FaultProxy, open: (tab: Tab['page']) => Promise<ChatPage>) {
    const page = await enter(person, { baseURL: origin });
    const pages = [page, await page.context().newPage()] as const;
    const [one, other] = [liveSocketsOf(pages[0]), liveSocketsOf(pages[1])];
    return [
      { ...(await open(pages[0])), sockets: one },
      { ...(await open(pages[1])), sockets: other },
    ] as const;
  }
  const ofStudent = await openTabs(student, network, openOwnChat);
  const ofStaff = await openTabs(assistant, secondNetwork, async (page) => {
    await page.goto(`/assistant/messages?thread=${thread}`);
    return inboxThreadOf(page, student.name);
  });
  const tabs: readonly Tab[] = [...ofStudent, ...ofStaff];
  const areLive = (times: number) =>
    expect.poll(() => tabs.map(({ sockets }) => sockets.opened), { intervals: [50] }).toEqual(tabs.map(() => times));
  const cut = () => network.cutSockets() + secondNetwork.cutSockets();

  const written = { owner: ['First'], staff: [] as string[] };
  const writeFrom = async (tab: Tab, by: keyof typeof written, text: string) => {
    written[by].push(text);
    await tab.write(text);
  };
  let cutCount = 0;
  for (let round = 0; round < rounds; round += 1) {
    await areLive(round + 1);
    const [asking, answering] = round % 2 === 0 ? [ofStudent[0], ofStaff[1]] : [ofStudent[1], ofStaff[0]];
    // Within the minute that an account may write 30 messages in.
    const isSilent = round % 5 === 4;
    // Cut before or while the others are told, and some messages are written, but their writer gets no reply.
    const isCutFirst = round % 2 === 0;
    const isReplyLost = round % 12 === 6;
    if (isCutFirst) cutCount += cut();
    if (isReplyLost) for (const { page } of [asking, answering]) await loseNext('reply', page, /\/messages$/u, 'POST');
    if (!isSilent) {
      await writeFrom(asking, 'owner', `student ${round}`);
      await writeFrom(answering, 'staff', `assistant ${round}`);
    }
    if (!isCutFirst) cutCount += cut();
  }
  await areLive(rounds + 1);
  expect(cutCount).toBe(cuts);

  const all = [...written.owner, ...written.staff];
  for (const { messages, unsent } of tabs) {
    await expect(messages).toHaveCount(all.length);
    await expect(unsent).toHaveCount(0);
  }
  const stored = await readStoredMessages(server.databaseUrl, thread);
  expect(stored.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
  for (const by of ['owner', 'staff'] as const)
    expect(stored.filter((message) => message.by === by).map(({ text }) => text)).toEqual(written[by]);
  for (const { messages } of tabs) await expect(messages).toHaveText(stored.map(({ text }) => text));

  // Each side has seen all that the other wrote, and what comes to a closed conversation is counted.
  for (const { page } of ofStudent) await expect(page.getByText(/· Read$/u)).toBeVisible();
  for (const { page } of ofStaff) await expect(page.getByText('Seen', { exact: true })).toBeVisible();
  for (const { page } of ofStudent) {
    await page.getByRole('button', { name: 'Close messages' }).click();
    await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
  }
  for (const text of ['Bring a pen.', 'And paper.']) await ofStaff[0].write(text);
  for (const { page } of ofStudent)
    await expect(page.getByRole('button', { name: 'Messages, 2 unread' })).toBeVisible();
  for (const { page } of ofStaff) await page.goto('/assistant/messages');
  await student.call.post('/chat/messages', { clientId: crypto.randomUUID(), text: 'Thank you.' });
  for (const { page } of ofStaff)
    await expect(page.getByRole('link', { name: student.name })).toContainText('1 unread message');
  for (const { sockets } of ofStaff) await expect.poll(() => sockets.opened).toBe(rounds + 2);

  // Another device of the assistant ends the session of this browser. Its pages hear of it by their sockets alone, which they do not
  // close, and then both leave. That it takes less than a second is counted in `live/two-servers.postgres.test.ts`.
  let isHeld = true;
  await ofStaff[0].page.context().route('**/api/me', (route) => (isHeld ? route.abort() : route.continue()));
  const phone = await logIn(server.origin, assistant.email, assistant.password);
  const { items } = await phone.call.get<{ items: { _id: string; current: boolean }[] }>('/sessions');
  const others = items.filter(({ current }) => !current);
  expect(others).toHaveLength(1);
  await phone.call.delete(`/sessions/${others[0]?._id}`);
  await Promise.all(ofStaff.map(({ sockets }) => sockets.closing));
  isHeld = false;
  for (const { page } of ofStaff) await expect(page).toHaveURL(/\/auth\/login/u);
});
