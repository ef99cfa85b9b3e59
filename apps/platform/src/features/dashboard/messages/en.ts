const rules = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;

export const en = {
  title: (name: string) => `Welcome, ${name}`,
  lead: 'What is waiting for you, and where to continue.',
  waiting: 'Waiting for you',
  allDone: 'Nothing is waiting for you',
  allDoneBody: 'No account to approve and nothing to mark. Set the next task when you like.',
  pending: (count: number) => `${counted(count, 'account', 'accounts')} to approve`,
  pendingBody: 'New students who signed up.',
  toMark: (count: number) => `${counted(count, 'attempt', 'attempts')} to mark`,
  toMarkBody: 'Handed in, but not fully marked.',
  next: 'Continue with',
  newQuestion: 'Write a question',
  newQuestionBody: 'With a live preview of what a student sees.',
  tasks: 'Set a task',
  tasksBody: 'For groups or individual students, with its dates.',
  users: 'Manage people',
  usersBody: 'Accounts, groups, levels, and parents with their children.',
  problem: 'The open work could not be counted',
};

export type Messages = typeof en;
