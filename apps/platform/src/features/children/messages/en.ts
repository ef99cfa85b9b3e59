const rules = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;

export const en = {
  title: 'Your children',
  lead: 'The open tasks of each child, and their released results.',
  link: 'Link a child',
  problem: 'Your children could not be loaded',
  empty: 'No child is linked yet',
  emptyBody: 'Your child makes a code: account, then “Link a parent”. Type it here. Their school can link you too.',
  noLevel: 'No level yet',
  open: (count: number) => (count === 0 ? 'No open tasks' : counted(count, 'open task', 'open tasks')),
  results: (count: number) => (count === 0 ? 'No results yet' : counted(count, 'result', 'results')),
  average: 'Average of the results',
  noAverage: 'No results to average yet',
  dialog: {
    title: 'Link a child',
    lead: 'Your child makes the code: account, then “Link a parent”. It works once.',
    code: 'Code',
    required: 'Please enter the code',
    submit: 'Link',
    linked: (name: string) => `${name} is linked to you.`,
    failed: 'The child could not be linked. Please try again.',
  },
  child: {
    problem: 'This child could not be loaded',
    tasksProblem: 'The tasks could not be loaded',
    now: 'Open now',
    later: 'Coming up',
    done: 'Done',
    empty: 'No tasks yet',
    emptyBody: (name: string) => `When a teacher sets ${name} homework, you will find it here with its due date.`,
    due: (when: string) => `Due ${when}`,
    opens: (when: string) => `Opens ${when}`,
    closed: (when: string) => `Closed ${when}`,
    noDue: 'No due date',
    states: {
      open: 'Open',
      upcoming: 'Upcoming',
      noResult: 'No result yet',
      completed: 'Done',
      released: 'Result is here',
    },
    attempt: (number: number) => `Attempt ${number}`,
  },
  lectures: {
    title: 'Lectures',
    problem: 'The lectures could not be loaded',
    loading: 'Loading the lectures',
    watched: (title: string) => `Progress in ${title}`,
    completed: 'Completed',
    notStarted: 'Not started',
  },
};

export type Messages = typeof en;
