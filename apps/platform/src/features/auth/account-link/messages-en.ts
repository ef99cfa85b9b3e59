export const en = {
  setUp: {
    title: 'Set up Rubrica',
    subtitle: 'You become the administrator of this school, and add everybody else.',
    submit: 'Create my account',
    failed: 'Your account could not be created. Please try again.',
  },
  password: {
    title: 'Choose your password',
    subtitle: (email: string) => `For the account ${email}.`,
    submit: 'Save and log in',
    failed: 'Your password could not be saved. Please try again.',
  },
  invitation: {
    title: 'Welcome to Rubrica',
    subtitle: (email: string) => `Choose a password for ${email}. It is yours alone: the school does not know it.`,
    expiredTitle: 'This invitation has expired',
    expiredLead: 'An invitation works for seven days.',
    expiredNow: 'Get a new one',
    expiredBody: 'It is sent to the same email address as this one.',
    renew: 'Send me a new link',
    renewFailed: 'The new link could not be sent. Please try again.',
    renewed: 'A new link is on its way. Open the newest email, and look among spam if it does not come.',
  },
  checking: 'Checking the link',
  checkFailed: 'The link could not be checked',
  dead: {
    link_used: {
      title: 'This link has been used',
      lead: 'A link works once.',
      whatNow: 'Log in instead',
      body: 'If you used it, log in with the password that you chose. If it was somebody else, tell whoever runs the server.',
    },
    link_replaced: {
      title: 'There is a newer link',
      lead: 'Only the newest one works.',
      whatNow: 'Open the newest email',
      body: 'Another invitation has been sent to you since. If you cannot find it, ask your school to send one more.',
    },
    link_expired: {
      title: 'This link has expired',
      lead: 'A link is valid for one day.',
      whatNow: 'Ask whoever runs the server for a new one',
      body: 'A server without an administrator prints a link each time it starts. For an account, the command “npm run admin” makes one.',
    },
    link_unknown: {
      title: 'This link does not work',
      lead: 'A part of it may be missing.',
      whatNow: 'Copy the link again',
      body: 'It is one long line; everything after the # belongs to it.',
    },
  },
  logIn: 'Go to the login page',
};

export type AccountLinkMessages = typeof en;
