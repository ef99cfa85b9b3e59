export const en = {
  notLoaded: 'This result could not be loaded',
  notReleased: 'There is no result yet. It appears here once it is released.',
  loading: 'Loading the result',
  result: 'Result',
  by: (student: string, when: string) => `${student}, released ${when}`,
  own: (when: string) => `Released ${when}`,
  late: 'Handed in late',
  noSolution: 'The right answers are not shown for this task.',
  part: (number: number, title: string) => `Part ${number}: ${title}`,
  partMark: 'Mark for this part',
  contents: 'Parts',
  showPassage: 'Show the passage',
  hidePassage: 'Hide the passage',
};

export type Messages = typeof en;
