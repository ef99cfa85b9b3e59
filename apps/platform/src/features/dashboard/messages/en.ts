const rules = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;

export const en = {
  title: (name: string) => `Welcome, ${name}`,
  lead: 'What waits for you, and where to go on.',
  waiting: 'Waiting for you',
  allDone: 'Nothing waits for you',
  allDoneBody: 'No account to approve and nothing to mark. Set the next task when you like.',
  pending: (count: number) => `${counted(count, 'account', 'accounts')} to approve`,
  pendingBody: 'New students who signed up.',
  toMark: (count: number) => `${counted(count, 'attempt', 'attempts')} to mark`,
  toMarkBody: 'Handed in, and not marked to the end.',
  next: 'Go on with',
  newQuestion: 'Write a question',
  newQuestionBody: 'With a live preview of what a student sees.',
  tasks: 'Set a task',
  tasksBody: 'For groups or single students, with its dates.',
  users: 'Look after people',
  usersBody: 'Accounts, groups, levels, and parents with their children.',
  problem: 'What waits could not be counted',
};

export type Messages = typeof en;
