import type { StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { lose, refuse } from '../../../testing/fake-client.ts';
import { people } from '../../../testing/fixtures/people.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar as authAr } from '../messages/ar.ts';
import { en as authEn } from '../messages/en.ts';
import { ar } from './messages-ar.ts';
import { en } from './messages-en.ts';

const setUpLink = { kind: 'set-up', account: null } as const;
const passwordLink = {
  kind: 'password',
  account: { name: 'Lina Haddad', email: 'lina.haddad@a-school-with-a-long-name.example' },
} as const;

const meta = {
  ...pageMeta,
  title: 'Platform/Public/Account link',
  tags: ['!autodocs'],
  args: { path: '/auth/set-up#token', calls: { checkAccountLink: setUpLink } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills and submits the form of the first administrator. */
async function createAdmin(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']): Promise<void> {
  await pageIsShown();
  const auth = inLanguage({ en: authEn, ar: authAr });
  await userEvent.type(canvas.getByRole('textbox', { name: auth.register.name }), 'Lina Haddad');
  await userEvent.type(canvas.getByRole('textbox', { name: auth.email }), 'lina@school.test');
  await userEvent.type(canvas.getByLabelText(auth.password), 'rubrica-story');
  await userEvent.click(canvas.getByRole('button', { name: inLanguage({ en, ar }).setUp.submit }));
}

export const SetUp: Story = {};
export const Narrow: Story = { globals: narrow };

export const EmailTaken: Story = {
  args: {
    calls: {
      checkAccountLink: setUpLink,
      createFirstAdmin: refuse(422, '', { email: ['This is already in use.'] }),
    },
  },
  play: async ({ canvas }) => {
    await createAdmin(canvas);
    await expect(await canvas.findByText('This is already in use.')).toBeVisible();
  },
};

export const UsedMeanwhile: Story = {
  args: { calls: { checkAccountLink: setUpLink, createFirstAdmin: refuse(403, '', {}, 'link_used') } },
  play: async ({ canvas }) => {
    await createAdmin(canvas);
    const { title } = inLanguage({ en, ar }).dead.link_used;
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  },
};

export const ChoosePassword: Story = {
  args: { calls: { checkAccountLink: passwordLink } },
  globals: narrow,
  play: async ({ canvas }) => {
    await pageIsShown();
    const { newPassword } = inLanguage({ en: authEn, ar: authAr });
    await expect(await canvas.findByLabelText(newPassword.confirm)).toBeVisible();
  },
};

const invitation = { kind: 'invitation', account: passwordLink.account } as const;
const invited = '/auth/invite#token';

export const Invited: Story = { args: { path: invited, calls: { checkAccountLink: invitation } } };

export const InvitationExpired: Story = {
  args: {
    path: invited,
    calls: {
      checkAccountLink: refuse(403, '', {}, 'link_expired'),
      renewInvitation: { success: true, message: '' },
    },
  },
  globals: narrow,
  play: async ({ canvas }) => {
    await pageIsShown();
    const m = inLanguage({ en, ar }).invitation;
    await userEvent.click(canvas.getByRole('button', { name: m.renew }));
    await expect(await canvas.findByText(m.renewed)).toBeVisible();
  },
};

export const InvitationReplaced: Story = {
  args: { path: invited, calls: { checkAccountLink: refuse(403, '', {}, 'link_replaced') } },
  tags: ['one-language'],
};

export const Used: Story = { args: { calls: { checkAccountLink: refuse(403, '', {}, 'link_used') } } };
export const Expired: Story = {
  args: { calls: { checkAccountLink: refuse(403, '', {}, 'link_expired') } },
  globals: narrow,
};
export const Incomplete: Story = { args: { calls: { checkAccountLink: refuse(403, '', {}, 'link_unknown') } } };
export const Offline: Story = { args: { calls: { checkAccountLink: lose() } } };

/** The form had the focus; why the link no longer works is read in its place. */
export const UsedMeanwhileIsRead: Story = {
  tags: ['no-picture', 'one-language'],
  args: UsedMeanwhile.args ?? {},
  play: async ({ canvas }) => {
    await createAdmin(canvas);
    await expect(await canvas.findByRole('heading', { name: en.dead.link_used.title, level: 1 })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** So is what can be done about an invitation that expires while its form is open. */
export const InvitationExpiresMeanwhile: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: invited,
    calls: { checkAccountLink: invitation, setPasswordByLink: refuse(403, '', {}, 'link_expired') },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.type(await canvas.findByLabelText(authEn.newPassword.password), 'rubrica-story');
    await userEvent.type(canvas.getByLabelText(authEn.newPassword.confirm), 'rubrica-story{Enter}');
    await expect(await canvas.findByRole('heading', { name: en.invitation.expiredTitle, level: 1 })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** Where the browser has no room for the session, the password is set all the same, and the link used: the page says so. */
export const NoRoomForTheSession: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    path: invited,
    calls: { checkAccountLink: invitation, setPasswordByLink: { token: 'new', user: people.student } },
  },
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.type(await canvas.findByLabelText(authEn.newPassword.password), 'rubrica-story');
    const setItem = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await userEvent.type(canvas.getByLabelText(authEn.newPassword.confirm), 'rubrica-story{Enter}');
    await expect(await canvas.findByText(authEn.noRoomButSet)).toBeVisible();
    setItem.mockRestore();
  },
};
