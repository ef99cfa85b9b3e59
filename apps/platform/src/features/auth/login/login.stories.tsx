import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { endedTexts } from '../../../lib/live/ended-toast.ts';
import { leaveWhenEnded } from '../../../lib/live/leave-when-ended.ts';
import { reportSessionEnded } from '../../../lib/session-ended.ts';
import { clearSession } from '../../../lib/storage/session.ts';
import { refuse } from '../../../testing/fake-client.ts';
import { confirmation, listOf } from '../../../testing/fixtures/basics.ts';
import { emptyHome } from '../../../testing/fixtures/homes.ts';
import { levels, people } from '../../../testing/fixtures/people.ts';
import { inLanguage } from '../../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../../testing/page-stage.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const meta = {
  ...pageMeta,
  title: 'Platform/Public/Login',
  tags: ['!autodocs'],
  args: { path: '/auth/login', calls: { sendOtp: confirmation, verifyOtp: confirmation } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Walks to the boxes for the code that was mailed. */
async function askForCode(canvasElement: HTMLElement) {
  await pageIsShown();
  const page = within(canvasElement);
  const { login, reset, otp, email } = inLanguage({ en, ar });
  await userEvent.click(page.getByRole('button', { name: login.forgot }));
  await userEvent.type(await page.findByRole('textbox', { name: email }), 'lina@school.test');
  await userEvent.click(page.getByRole('button', { name: reset.submit }));
  return page.findByRole('heading', { name: otp.title });
}

export const Login: Story = {};
export const Narrow: Story = { globals: narrow };

export const WrongPassword: Story = {
  args: { calls: { login: refuse(401, 'Email or password is wrong.') } },
  play: async ({ canvas, canvasElement }) => {
    await pageIsShown();
    const { email, password, login } = inLanguage({ en, ar });
    await userEvent.type(canvas.getByRole('textbox', { name: email }), 'lina@school.test');
    await userEvent.type(canvas.getByLabelText(password), 'not-it-at-all');
    await userEvent.click(canvas.getByRole('button', { name: login.submit }));
    await expect(await within(canvasElement).findByText('Email or password is wrong.')).toBeVisible();
  },
};

export const ForgotPassword: Story = {
  play: async ({ canvas }) => {
    await pageIsShown();
    const { login, reset } = inLanguage({ en, ar });
    await userEvent.click(canvas.getByRole('button', { name: login.forgot }));
    await expect(await canvas.findByRole('button', { name: reset.submit })).toBeVisible();
  },
};

export const WrongCode: Story = {
  args: { calls: { sendOtp: confirmation, verifyOtp: refuse(422, 'That is not the code.') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await askForCode(canvasElement)).toBeVisible();
    await userEvent.keyboard('123456');
    await expect(await canvas.findByText('That is not the code.')).toBeVisible();
  },
};

export const NewPassword: Story = {
  tags: ['plays-in-arabic'],
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await userEvent.keyboard('123456');
    const { newPassword } = inLanguage({ en, ar });
    await expect(await canvas.findByLabelText(newPassword.confirm)).toBeVisible();
  },
};

/** Nobody's address is stored unasked: the way back from a forgotten password leaves the box as it was. */
export const NotRememberedUnasked: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    const thereAndBack = async () => {
      await userEvent.click(canvas.getByRole('button', { name: en.login.forgot }));
      await userEvent.click(await canvas.findByRole('button', { name: en.backToLogin }));
    };
    const remember = () => canvas.findByRole('checkbox', { name: en.login.remember });
    await userEvent.type(canvas.getByRole('textbox', { name: en.email }), 'lina@school.test');
    await thereAndBack();
    await expect(await remember()).not.toBeChecked();
    await waitFor(() => expect(canvas.getByLabelText(en.password)).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: en.email })).toHaveValue('lina@school.test');
    await userEvent.click(await remember());
    await thereAndBack();
    await expect(await remember()).toBeChecked();
  },
};

/** Who comes back without an address begins with it, as on every form of a reset. */
export const BackWithoutAnAddress: Story = {
  tags: ['no-picture', 'one-language'],
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(canvas.getByRole('button', { name: en.login.forgot }));
    await userEvent.click(await canvas.findByRole('button', { name: en.backToLogin }));
    await expect(await canvas.findByRole('button', { name: en.login.submit })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: en.email })).toHaveFocus());
  },
};

/** After a new password, whose address is not shown again, the focus is in the login's first field. */
export const LoginAfterANewPassword: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { sendOtp: confirmation, verifyOtp: confirmation, resetPassword: confirmation } },
  play: async ({ canvas, canvasElement }) => {
    await askForCode(canvasElement);
    await userEvent.keyboard('123456');
    await userEvent.type(await canvas.findByLabelText(en.newPassword.confirm), 'Harbour-2030');
    await userEvent.type(canvas.getByLabelText(en.newPassword.password), 'Harbour-2030');
    await userEvent.click(canvas.getByRole('button', { name: en.newPassword.submit }));
    await expect(await canvas.findByRole('button', { name: en.login.submit })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: en.email })).toHaveFocus());
  },
};

/** Another tab has heard first that the session has ended. */
function endSession() {
  clearSession();
  reportSessionEnded();
}

/** Whose session ends in a dialog keeps what is typed, and chooses when to log in. */
export const EndedInADialog: Story = {
  tags: ['no-picture', 'one-language'],
  args: { path: '/admin/levels', role: 'admin', calls: { listLevels: listOf(levels) } },
  beforeEach: leaveWhenEnded,
  play: async ({ canvas }) => {
    await pageIsShown();
    await userEvent.click(canvas.getByRole('button', { name: 'Add level' }));
    const name = within(await screen.findByRole('dialog')).getByRole('textbox');
    await userEvent.type(name, 'C2');
    endSession();
    const { ended, copyFirst, logIn } = endedTexts.en;
    await expect(await screen.findByText(`${ended} ${copyFirst}`)).toBeVisible();
    await userEvent.type(name, ' plus');
    endSession();
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('C2 plus');
    await userEvent.click(await screen.findByRole('button', { name: logIn }));
    const reason = await canvas.findByText(en.ended, { exact: false });
    await expect(canvas.getByRole('status')).toContainElement(reason);
    // Staff have no answers.
    await expect(canvas.queryByText(en.answersKept, { exact: false })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await waitFor(() => expect(screen.queryByText(ended, { exact: false })).toBeNull());
  },
};

/** The reason is told, and the focus is at it. A student hears what becomes of an answer. */
export const Ended: Story = {
  tags: ['no-picture', 'one-language'],
  args: { path: '/student', role: 'student', calls: { getStudentHome: emptyHome } },
  beforeEach: leaveWhenEnded,
  play: async ({ canvas }) => {
    await pageIsShown();
    endSession();
    const reason = await canvas.findByText(`${en.ended} ${en.answersKept}`);
    await expect(canvas.getByRole('status')).toContainElement(reason);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** A browser whose storage is full cannot keep who logs in: the page says so, and not that the server failed. */
export const NoRoomForTheSession: Story = {
  tags: ['no-picture', 'one-language'],
  args: { calls: { login: { token: 'new', user: people.student } } },
  play: async ({ canvas }) => {
    await pageIsShown();
    const setItem = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await userEvent.type(canvas.getByRole('textbox', { name: en.email }), 'lina@school.test');
    await userEvent.type(canvas.getByLabelText(en.password), 'Harbour-2030');
    await userEvent.click(canvas.getByRole('checkbox', { name: en.login.remember }));
    await userEvent.click(canvas.getByRole('button', { name: en.login.submit }));
    await expect(await canvas.findByText(en.noRoom)).toBeVisible();
    setItem.mockRestore();
  },
};
