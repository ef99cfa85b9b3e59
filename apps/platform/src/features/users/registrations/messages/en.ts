const rules = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;
const people = (count: number) => counted(count, 'person', 'people');

export const en = {
  title: 'Registrations',
  users: 'Users',
  lead: 'People who registered and wait for you, longest first.',
  loadFailed: 'The registrations could not be loaded',
  loading: 'Loading registrations',
  list: 'People who wait for approval',
  empty: 'Nobody waits',
  emptyText: 'Whoever registers appears here, and you get a notice.',
  backToUsers: 'Go to all users',
  waiting: (count: number) => `${people(count)} ${count === 1 ? 'waits' : 'wait'} for approval.`,
  decide: 'Decide',
  since: (when: string) => `Registered ${when}`,
  noPhone: 'no phone number',
  give: 'What students get with the approval',
  groups: 'Groups',
  level: 'Level',
  noLevel: 'Level as it is',
  choose: (name: string) => `Choose ${name}`,
  approve: 'Approve',
  approveName: (name: string) => `Approve ${name}`,
  reject: 'Reject',
  rejectName: (name: string) => `Reject ${name}`,
  approveChosen: (count: number) => `Approve ${count} chosen`,
  rejectChosen: (count: number) => `Reject ${count} chosen`,
  approveAll: (count: number) => `Approve all ${count}`,
  approveAllTitle: (count: number) => `Approve ${people(count)}?`,
  approveAllBody: 'Each of them gets an email and can log in.',
  rejectTitle: (count: number, name: string) => (count === 1 ? `Reject ${name}?` : `Reject ${people(count)}?`),
  rejectBody: 'They get the reason by email, and can register again with the same address.',
  reason: 'Reason',
  reasonHint: 'Written to them, such as “Please register with your full name”',
  reasonRequired: 'Please give a reason',
  done: {
    approve: (name: string) => `${name} was approved.`,
    reject: (name: string) => `${name} was rejected.`,
  },
  doneMany: {
    approve: (count: number) => `${people(count)} approved.`,
    reject: (count: number) => `${people(count)} rejected.`,
  },
  undo: 'Undo',
  tooLate: 'Already sent: this cannot be undone any more.',
  failed: 'That did not work. The people are in the list again.',
  already: {
    approved: (name: string) => `A colleague has approved ${name} already.`,
    rejected: (name: string) => `A colleague has rejected ${name} already.`,
    gone: () => 'One of these registrations does not exist any more.',
  },
  moreAlready: (count: number) => `Colleagues have decided on ${count} more.`,
  keys: 'Keyboard shortcuts',
  keyList: [
    ['J ↓', 'Next person'],
    ['K ↑', 'Previous person'],
    ['A', 'Approve'],
    ['R', 'Reject with a reason'],
    ['X', 'Choose'],
    ['?', 'This list'],
  ],
};

export type RegistrationMessages = typeof en;
