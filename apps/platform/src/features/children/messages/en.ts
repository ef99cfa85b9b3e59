export const en = {
  title: 'Your children',
  noLevel: 'No level yet',
  average: 'Average of the results',
  noAverage: 'No results to average yet',
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
