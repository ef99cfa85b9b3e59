export const en = {
  notLoaded: 'This result could not be loaded',
  notReleased: 'There is no result yet. It appears here once it is released.',
  loading: 'Loading the result',
  result: 'Result',
  by: (student: string, when: string) => `${student}, released ${when}`,
  own: (when: string) => `Released ${when}`,
  late: 'Submitted late',
  noSolution: 'The right answers are not shown for this task.',
  part: (number: number, title: string) => `Part ${number}: ${title}`,
  partMark: 'Mark for this part',
  contents: 'Parts',
  show: {
    text: 'Show the passage',
    image: 'Show the picture',
    audio: 'Show the recording',
    video: 'Show the film',
    mixed: 'Show the material',
  },
  hide: {
    text: 'Hide the passage',
    image: 'Hide the picture',
    audio: 'Hide the recording',
    video: 'Hide the film',
    mixed: 'Hide the material',
  },
};

export type Messages = typeof en;
