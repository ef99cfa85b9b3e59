import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type CallHandlers, lose, pending, refuse, type ReplyOf } from '../../../testing/fake-client.ts';
import { idOf, inHours, listOf, stored } from '../../../testing/fixtures/basics.ts';
import { groups, people, users } from '../../../testing/fixtures/people.ts';
import { staffTask, staffTasks } from '../../../testing/fixtures/tasks.ts';
import { campaignOf, campaigns, countsOf, emptyPreview, preview } from '../../../testing/fixtures/whatsapp-sends.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const path = '/admin/messages/sends/new';
const late = `${path}?task=${idOf('task', 2)}&state=late`;

const send = fn(({ body }: { body: { texts: { en: string; ar: string } } }): ReplyOf<'sendMultipleWhatsAppMessages'> =>
  campaignOf(1, { state: 'running', texts: body.texts, counts: countsOf({ queued: 1000 }) }),
);

const calls = (own: CallHandlers = {}): CallHandlers => ({
  listGroups: listOf(groups),
  listUsers: listOf(users),
  getUser: people.student,
  listTasks: listOf(staffTasks),
  getTask: staffTask(2, 'Essay: does our town need a library?', { dueAt: inHours(-20) }),
  previewWhatsApp: ({ body }) => {
    const { who } = body.audience;
    return who.kind === 'groups' && who.groups.length === 0 ? emptyPreview : preview;
  },
  sendMultipleWhatsAppMessages: send,
  getWhatsAppCampaign: campaigns[0] ?? campaignOf(1),
  listWhatsAppMessages: listOf([]),
  ...own,
});

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Send by WhatsApp',
  tags: ['!autodocs'],
  args: { path, role: 'admin', calls: calls() },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const main = async () => {
  await pageIsShown();
  return { m: inLanguage({ en, ar }).compose, page: within(screen.getByRole('main')) };
};

export const Empty: Story = {};

/** Those who are late with a task, as its page leads here: who gets it, how it reads, and who gets nothing, by name. */
export const Late: Story = {
  tags: ['plays-in-arabic'],
  args: { path: late },
  play: async () => {
    const { m, page } = await main();
    await expect(page.getByRole('radio', { name: m.taskStates.late })).toBeChecked();
    await expect(await page.findByText(m.duration(1000, 83))).toBeVisible();
    const bubble = await page.findByText(/^يوسف حسن،/u);
    await expect(getComputedStyle(bubble).direction).toBe('rtl');
    await expect(getComputedStyle(page.getByText(/^Dear Sara Ali/u)).direction).toBe('ltr');
    await userEvent.click(page.getByText(m.without['no-number'](2)));
    await expect(page.getByText('Adam Wael')).toBeVisible();
    await expect(page.getByText('هدى سالم')).toBeVisible();
  },
};
export const LateNarrow: Story = { args: { path: late }, globals: narrow };

/** A field goes where the caret is; what is missing is said at its field; nothing is sent before it is confirmed. */
export const Sent: Story = {
  tags: ['plays-in-arabic'],
  play: async () => {
    send.mockClear();
    const { m, page } = await main();
    await userEvent.click(page.getByRole('button', { name: m.send(0) }));
    await expect(await page.findByText(m.problems.audience)).toBeVisible();
    await expect(page.getByText(m.problems.text)).toBeVisible();

    await userEvent.click(page.getByRole('combobox', { name: m.groups }));
    await userEvent.click(await screen.findByRole('option', { name: 'B2, Monday evening' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(page.getByRole('textbox', { name: m.english }), 'Dear , the exam is on Monday.');
    await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(5)}`);
    await userEvent.click(page.getByRole('button', { name: `${m.insert}: ${m.fields.name} (${m.english})` }));
    await expect(page.getByRole('textbox', { name: m.english })).toHaveValue('Dear {name}, the exam is on Monday.');

    await userEvent.click(await page.findByRole('button', { name: m.send(1000) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: m.confirm }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send.mock.lastCall?.[0]).toMatchObject({
      body: {
        texts: { en: 'Dear {name}, the exam is on Monday.', ar: '' },
        audience: { who: { kind: 'groups', groups: [idOf('group', 1)] }, to: 'students' },
      },
    });
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

/** A text that names a task needs one; a field that does not exist is named. */
export const Problems: Story = {
  tags: ['one-language'],
  play: async () => {
    const { m, page } = await main();
    const text = page.getByRole('textbox', { name: m.arabic });
    await userEvent.type(text, 'عزيزي {{الاسم}');
    await expect(await page.findByText(m.problems.field('{الاسم}'))).toBeVisible();
    await userEvent.clear(text);
    await userEvent.click(page.getByRole('button', { name: `${m.insert}: ${m.fields.due} (${m.arabic})` }));
    await expect(await page.findByRole('combobox', { name: m.aboutTask })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: m.send(0) }));
    await expect(await page.findByText(m.problems.task)).toBeVisible();
  },
};

let tries: string[] = [];
/** The reply got lost: sending again sends the same, under the same id. */
export const ReplyLost: Story = {
  tags: ['one-language'],
  args: {
    path: late,
    calls: calls({
      sendMultipleWhatsAppMessages: (input, name) => {
        tries.push(input.body.clientId);
        if (tries.length === 1) return lose('unreachable')(input, name);
        return campaignOf(1, { texts: input.body.texts });
      },
    }),
  },
  play: async () => {
    tries = [];
    const { m, page } = await main();
    await userEvent.type(page.getByRole('textbox', { name: m.english }), 'Hello');
    await userEvent.click(await page.findByRole('button', { name: m.send(1000) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: m.confirm }));
    await expect(await screen.findByText(m.failed)).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: m.confirm }));
    await waitFor(() => expect(tries).toHaveLength(2));
    await expect(new Set(tries).size).toBe(1);
  },
};

/** An earlier try had arrived: what it said is what is sent, and the page says so. */
export const SentBefore: Story = {
  tags: ['one-language'],
  args: { path: late, calls: calls({ sendMultipleWhatsAppMessages: () => campaignOf(1) }) },
  play: async () => {
    const { m, page } = await main();
    await userEvent.type(page.getByRole('textbox', { name: m.english }), 'Changed since');
    await userEvent.click(await page.findByRole('button', { name: m.send(1000) }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: m.confirm }));
    await expect(await screen.findByText(m.sentBefore)).toBeVisible();
  },
};

const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'timetable.png', { type: 'image/png' });
const sendFile = fn((_input: unknown) => campaignOf(1, { texts: { en: '', ar: '' } }));

/** A file goes without a text; one that WhatsApp does not take is refused before it is sent anywhere. */
export const WithFile: Story = {
  tags: ['one-language'],
  args: {
    path: late,
    calls: calls({
      previewWhatsApp: { ...preview, mediaLimits: { ...preview.mediaLimits, image: 2048 } },
      uploadFile: {
        ...stored(idOf('file', 7)),
        owner: null,
        sha256: '',
        ref: { id: idOf('file', 7), name: 'timetable.png', mime: 'image/png', size: 1024 },
      },
      sendWhatsAppMedia: sendFile,
    }),
  },
  play: async () => {
    sendFile.mockClear();
    const { m, page } = await main();
    await userEvent.click(page.getByText(m.addMedia));
    const field = page.getByLabelText(m.chooseMedia, { exact: false, selector: 'input' });
    await userEvent.upload(field, picture(4096));
    await expect(await page.findByText(/^timetable\.png .*2/u)).toBeVisible();
    await userEvent.upload(field, picture(1024));
    await expect(await page.findByRole('button', { name: m.removeMedia('timetable.png') })).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: m.send(1000) }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: m.confirm }));
    await waitFor(() => expect(sendFile.mock.lastCall?.[0]).toMatchObject({ body: { mediaFileId: idOf('file', 7) } }));
  },
};

export const QuietNow: Story = {
  args: {
    path: late,
    calls: calls({
      previewWhatsApp: {
        ...preview,
        quiet: { from: '21:00', until: '08:00', isNow: true, endsAt: inHours(9), timeZone: 'Africa/Cairo' },
      },
    }),
  },
};

const from = (own: Partial<typeof preview>) => ({
  path: late,
  calls: calls({ previewWhatsApp: { ...preview, ...own } }),
});

/** Without an account, or a primary number, nothing can be sent, and the page says what to do. */
export const NotConfigured: Story = {
  args: from({ isConfigured: false, from: null }),
  play: async () => {
    const { m, page } = await main();
    await expect(await page.findByText(m.notConfigured)).toBeVisible();
    await expect(page.getByRole('button', { name: m.send(1000) })).toBeDisabled();
  },
};
export const NoPrimary: Story = { args: from({ from: null }) };
/** A number that is not connected holds nothing up: the messages wait. */
export const Disconnected: Story = {
  args: from({ from: { id: '5', name: 'Weekend line', status: 'disconnected', phone_number: '+201001234505' } }),
  play: async () => {
    const { m, page } = await main();
    await expect(await page.findByText(m.disconnected('Weekend line'))).toBeVisible();
    await expect(page.getByRole('button', { name: m.send(1000) })).toBeEnabled();
  },
};
export const NobodyLeft: Story = { args: from({ count: 0, minutes: 0, samples: [] }) };
export const Loading: Story = { args: { calls: calls({ previewWhatsApp: pending }) } };
export const Offline: Story = {
  tags: ['one-language'],
  args: { path: late, calls: calls({ previewWhatsApp: lose() }) },
};
export const Denied: Story = { tags: ['one-language'], args: { calls: calls({ previewWhatsApp: refuse(403, '') }) } };
