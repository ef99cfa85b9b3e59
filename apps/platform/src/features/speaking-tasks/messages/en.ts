export const en = {
  title: 'Are you ready?',
  lead: 'Test your microphone and camera before you begin. What you record here is neither kept nor sent.',
  devices: 'Microphone and camera',
  network: {
    title: 'Connection',
    lead: 'Your answers are sent while you work. We send half a megabyte to see how long that takes.',
    measure: 'Test your connection',
    measuring: 'Testing your connection …',
    again: 'Test again',
    failed: 'Your connection could not be tested',
    failedText: 'Check it, then test again.',
    ratings: { fast: 'Your connection is fast enough', slow: 'Your connection is slow' },
    perMinute: (count: string, seconds: number): string =>
      `A minute of your answer takes about ${count} ${seconds === 1 ? 'second' : 'seconds'} to send.`,
    slowVideo:
      'Nothing is lost: recordings stay on this device until they are sent. Choose the microphone alone, which needs much less, or leave the page open at the end until everything is sent.',
    slowAudio:
      'Nothing is lost: recordings stay on this device until they are sent. Leave the page open at the end until everything is sent.',
  },
  missing: {
    devices: 'You have not made a test recording with sound.',
    network: 'Your connection has not been tested, or is slow.',
  },
  skipTitle: 'You can begin without this',
  skipText: 'If something does not work, you will have to fix it during the task.',
  begin: 'Begin',
  beginAnyway: 'Begin without the check',
  startFailed: 'The attempt could not be started. Try again.',
};

export type Messages = typeof en;
