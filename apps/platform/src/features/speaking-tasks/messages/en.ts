export const en = {
  title: 'Are you ready?',
  lead: 'Try your microphone and camera before it counts. Nothing of this is kept or sent.',
  devices: 'Microphone and camera',
  network: {
    title: 'Network',
    lead: 'Your answers are sent while you work. We send half a megabyte to see how long that takes.',
    measure: 'Measure the network',
    measuring: 'Measuring the network …',
    again: 'Measure again',
    failed: 'The network could not be measured',
    failedText: 'Check your connection and measure again.',
    ratings: { fast: 'The network is fast enough', slow: 'The network is slow' },
    perMinute: (count: string, seconds: number): string =>
      `A minute of your answer takes about ${count} ${seconds === 1 ? 'second' : 'seconds'} to send.`,
    slowVideo:
      'Nothing is lost: recordings stay on this device until they are sent. Choose the microphone alone, which needs much less, or leave the page open at the end until everything is sent.',
    slowAudio:
      'Nothing is lost: recordings stay on this device until they are sent. Leave the page open at the end until everything is sent.',
  },
  missing: {
    devices: 'You have not recorded a try with sound.',
    network: 'It is not known that the network is fast enough.',
  },
  skipTitle: 'You can begin without this',
  skipText: 'If something does not work, you then have to solve it during the task.',
  begin: 'Begin',
  beginAnyway: 'Begin without the check',
  startFailed: 'The attempt could not be started. Try again.',
};

export type Messages = typeof en;
