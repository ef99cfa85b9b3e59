import type { WhatsAppAutomations } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type CallHandlers, pending, refuse } from '../../../testing/fake-client.ts';
import { groups } from '../../../testing/fixtures/people.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const automations: WhatsAppAutomations = {
  items: groups.map(({ _id, name }, index) => ({
    group: { _id, name },
    dueTomorrow: index === 1,
    absentToday: false,
  })),
  texts: {
    'due-tomorrow': {
      en: 'Dear {name}, “{task}” is due {due}.',
      ar: 'عزيزنا {name}، موعد «{task}» {due}.',
    },
    'absent-today': {
      en: 'We missed {name} in class today.',
      ar: 'افتقدنا {name} في حصة اليوم.',
    },
  },
};

const update = fn(
  ({
    body,
  }: {
    body: { group: string; kind: 'due-tomorrow' | 'absent-today'; isOn: boolean };
  }): WhatsAppAutomations => ({
    ...automations,
    items: automations.items.map((item) =>
      item.group._id === body.group
        ? { ...item, ...(body.kind === 'due-tomorrow' ? { dueTomorrow: body.isOn } : { absentToday: body.isOn }) }
        : item,
    ),
  }),
);

const calls = (own: CallHandlers = {}): CallHandlers => ({
  listWhatsAppAutomations: automations,
  updateWhatsAppAutomation: update,
  ...own,
});

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Automatic WhatsApp messages',
  tags: ['!autodocs'],
  args: { path: '/admin/messages/sends/automatic', role: 'admin', calls: calls() },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

const first = automations.items[0]?.group ?? { _id: '', name: '' };

/** A message is switched on for one group, and for no other. */
export const SwitchedOn: Story = {
  play: async () => {
    update.mockClear();
    await pageIsShown();
    const m = inLanguage({ en, ar }).automatic;
    const kind = m.kinds['absent-today'];
    const box = () => within(screen.getByRole('group', { name: first.name })).getByRole('checkbox', { name: kind });
    await expect(box()).not.toBeChecked();
    await userEvent.click(box());
    await expect(await screen.findByText(m.on(kind, first.name))).toBeVisible();
    await waitFor(() => expect(box()).toBeChecked());
    await expect(update.mock.lastCall?.[0]).toMatchObject({
      body: { group: first._id, kind: 'absent-today', isOn: true },
    });
    await expect(screen.getAllByRole('checkbox', { name: kind, checked: true })).toHaveLength(1);
  },
};
/** On a phone the switches are in the first window; what is sent unfolds. */
export const Narrow: Story = {
  tags: ['plays-in-arabic'],
  globals: narrow,
  play: async () => {
    await pageIsShown();
    const m = inLanguage({ en, ar }).automatic;
    const [box] = await screen.findAllByRole('checkbox', { name: m.kinds['due-tomorrow'] });
    await expect(box!.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    const { en: text } = automations.texts['due-tomorrow'];
    await expect(screen.queryByText(text)).not.toBeVisible();
    await userEvent.click(screen.getAllByText(m.text)[0]!);
    await expect(screen.getByText(text)).toBeVisible();
  },
};
/** What was not saved is as it was. */
export const NotSaved: Story = {
  tags: ['one-language'],
  args: { calls: calls({ updateWhatsAppAutomation: refuse(500, '') }) },
  play: async () => {
    await pageIsShown();
    const m = inLanguage({ en, ar }).automatic;
    const [box] = await screen.findAllByRole('checkbox', { name: m.kinds['due-tomorrow'] });
    if (!box) throw new Error('There is no group.');
    await userEvent.click(box);
    await expect(await screen.findByText(m.failed)).toBeVisible();
    await waitFor(() => expect(box).not.toBeChecked());
  },
};
export const NoGroups: Story = { args: { calls: calls({ listWhatsAppAutomations: { ...automations, items: [] } }) } };
export const Loading: Story = { args: { calls: calls({ listWhatsAppAutomations: pending }) } };
export const Failed: Story = {
  tags: ['one-language'],
  args: { calls: calls({ listWhatsAppAutomations: refuse(403, '') }) },
};
