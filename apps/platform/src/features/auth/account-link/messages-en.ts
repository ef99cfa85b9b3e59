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
  checking: 'Checking the link',
  checkFailed: 'The link could not be checked',
  dead: {
    link_used: {
      title: 'This link has been used',
      lead: 'A link works once.',
      whatNow: 'Log in instead',
      body: 'If you used it, log in with the password that you chose. If it was somebody else, tell whoever runs the server.',
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
