export const en = {
  home: {
    title: (name: string) => `Hello, ${name}`,
    lead: 'Here is what to do next.',
    next: 'Next for you',
    results: 'Latest results',
    allTasks: 'All tasks',
    allDone: 'Nothing is waiting for you',
    allDoneText: 'New homework appears here as soon as your teacher sets it.',
  },
  tasks: {
    title: 'Tasks',
    lead: 'Your homework and mock exams.',
    now: 'To do',
    later: 'Coming up',
    done: 'Done',
    empty: 'No tasks yet',
    emptyText: 'When your teacher sets homework, you will find it here with its due date.',
    notLoaded: 'Your tasks could not be loaded',
    loading: 'Loading your tasks',
  },
  card: {
    questions: (count: number) => (count === 1 ? '1 part' : `${count} parts`),
    opens: (when: string) => `Opens ${when}`,
    due: (when: string) => `Due ${when}`,
    late: (when: string) => `Was due ${when}; you can still submit it`,
    closed: (when: string) => `Closed ${when}`,
    noDue: 'No due date',
    open: 'Open',
    continue: 'In progress',
    returned: 'Returned to you',
    lateChip: 'Late',
    upcoming: 'Upcoming',
    closedChip: 'Closed',
  },
};

export type Messages = typeof en;
