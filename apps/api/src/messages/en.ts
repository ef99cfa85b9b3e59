import type { Messages } from './messages.ts';
import { plural } from './plural.ts';

const count = (amount: number, one: string, other: string) =>
  plural('en', amount, { one: `# ${one}`, other: `# ${other}` });

/** English. */
export const en: Messages = {
  failures: {
    not_found: () => 'This is not here, or it is not for you to see.',
    forbidden: () => 'Your account may not do this.',
    first_login: () => 'Choose a password of your own first.',
    forced_session: () => 'You are signed in for somebody else. Only they themselves can do this.',
    unauthenticated: () => 'Please log in again.',
    login_failed: () => 'The email or the password is not right.',
    account_pending: () => 'Your account waits to be approved. You will get an email.',
    account_disabled: () => 'This account is closed. Please ask your school.',
    grant_missing: () => 'The time to set a new password is over. Ask for a new code.',
    otp_wrong: () => 'This code is not right, or its time is over. Check it, or ask for a new one.',
    force_login_admin: () => 'Nobody can be signed in as an administrator.',
    pairing_code_wrong: () => 'This code is not right, or it has been used. Ask your child for a new one.',
    conflict: () => 'Somebody else has saved this meanwhile. Look at both and save again.',
    last_admin: () => 'This is the last active administrator. Make another one first.',
    own_account: () => 'You cannot do this to your own account.',
    in_use: ({ uses }) =>
      `This is in use in ${count(uses, 'place', 'places')}, so it stays. You can archive it instead.`,
    attempt_closed: () => 'This attempt is handed in and takes no more changes.',
    attempt_not_open: () => 'This attempt cannot do that from where it stands now.',
    attempts_used_up: ({ maximum }) =>
      `You have used ${plural('en', maximum, { one: 'your only attempt', other: 'all # attempts' })}.`,
    task_not_open: () => 'This task has not opened yet.',
    task_closed: () => 'This task is closed.',
    not_marked: ({ pending }) => `${count(pending, 'answer still waits', 'answers still wait')} to be marked.`,
    not_released: () => 'The result is not out yet.',
    already_begun: ({ attempts }) =>
      `${count(attempts, 'attempt has', 'attempts have')} begun, so this stays. You can archive it instead.`,
    invalid: () => 'Something is missing or not right. Look at the fields marked below.',
    malformed: () => 'The request could not be read.',
    too_large: ({ megabytes }) => `This is too large: at most ${megabytes} MB.`,
    unsupported_media: () => 'This kind of file is not taken here.',
    rate_limited: ({ seconds }) =>
      `Too many tries. Wait ${seconds < 90 ? count(seconds, 'second', 'seconds') : count(Math.ceil(seconds / 60), 'minute', 'minutes')} and try again.`,
    internal: ({ requestId }) =>
      `Something went wrong on our side. If it happens again, tell us this number: ${requestId}`,
  },
  fields: {
    required: () => 'Please fill this in.',
    email: () => 'Email must be a valid email address',
    phone: () => 'Write the number with its country, such as +201001234567.',
    moment: () => 'This is not a date and time.',
    choice: () => 'Choose one of the choices.',
    whole_number: () => 'Write a whole number.',
    format: () => 'This does not have the right form.',
    html: () => 'This text holds something that is not allowed.',
    taken: () => 'This is taken already.',
    common_password: () => 'This password is on a list of common ones. Choose another.',
    wrong_password: () => 'This is not your current password.',
    same_password: () => 'Choose a password other than the current one.',
    unknown: () => 'This is not here any more. Choose again.',
    not_a_student: () => 'Only students can be here.',
    not_an_assistant: () => 'Only assistants can be here.',
    order_of_times: () => 'The times are out of order: open, then due, then close.',
    above_maximum: () => 'This is more than the question gives.',
    key_not_allowed: () => 'There is something here that is not known.',
    text_min: ({ limit }) => `At least ${count(limit, 'character', 'characters')}.`,
    text_max: ({ limit }) => `At most ${count(limit, 'character', 'characters')}.`,
    number_min: ({ limit }) => `${limit} is the least.`,
    number_max: ({ limit }) => `${limit} is the most.`,
    list_min: ({ limit }) => `At least ${count(limit, 'entry', 'entries')}.`,
    list_max: ({ limit }) => `At most ${count(limit, 'entry', 'entries')}.`,
  },
  confirmations: {
    registered: 'Thank you. If the address is new here, your account now waits for approval; we will write to you.',
    loggedOut: 'You are logged out.',
    otpSent: 'If this email has an account, a code is on its way.',
    otpVerified: 'OTP verified successfully!',
    passwordUpdated: 'Password updated successfully!',
    passwordReset: (name) => `${name} has a new password and will be asked for one of their own.`,
    sessionEnded: 'The session is ended.',
    deactivated: (name) => `${name} is deactivated.`,
    removed: (name) => `“${name}” is removed.`,
  },
  mail: {
    greeting: (name) => `Hello ${name},`,
    closing: 'Rubrica',
    otp: (code) => ({
      subject: `${code} is your code`,
      lines: [
        `Your code to set a new password is ${code}.`,
        'It is good for one minute and for one use. If you did not ask for it, leave it: nothing happens without it.',
      ],
    }),
    alreadyRegistered: {
      subject: 'You have an account already',
      lines: [
        'Somebody, perhaps you, has asked for an account with this address. You have one already, and nothing has changed.',
        'If you have forgotten your password, choose “Forgot password?” on the login page.',
      ],
    },
    approved: {
      subject: 'Your account is open',
      lines: ['Your account has been approved. You can log in now with the email and password you registered.'],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      lines: [
        'Your password has just been changed, and you are logged out everywhere else.',
        'If that was not you, set a new one by “Forgot password?” at once and tell your school.',
      ],
    },
  },
};
