function list(parts: readonly number[]): string {
  return new Intl.ListFormat('en-GB').format(parts.map(String));
}

export const en = {
  loading: 'Loading your questions',
  notLoaded: 'Your questions could not be loaded',
  saved: (time: string) => `Saved ${time}`,
  savedAll: 'All saved',
  saving: 'Saving…',
  waiting: 'Not saved yet',
  offline: 'Offline: kept on this device',
  sessionEnded: 'Session ended: kept on this device',
  offlineSince: (time: string) => `No connection since ${time}`,
  offlineText:
    'Keep working: your answers are kept on this device, and are sent once the connection is back. You may reload this page.',
  offlineNotKept:
    'Keep working and leave this page open: this device cannot keep your answers. They are sent once the connection is back.',
  notKept: 'Not saved: leave this page open',
  noRoom: 'The server has no room: kept on this device',
  refused: () => 'Not saved: refused by the server',
  refusedParts: (parts: readonly number[]) =>
    parts.length === 1 ? `This is your answer to part ${parts[0]}.` : `These are your answers to parts ${list(parts)}.`,
  refusedWithoutReason: 'The server gave no reason.',
  refusedAdvice:
    'It is kept on this device. Change it, and it is saved by itself. If it is refused again, download what you typed and give it to your teacher.',
  downloadTyped: 'Download what I typed',
  goToPart: (number: number) => `Go to part ${number}`,
  submitWithout: 'Submit without it',
  closedShort: 'Closed',
  timeLeft: 'Time left',
  openUntil: (when: string) => `Open until ${when}`,
  part: (number: number, total: number) => `Part ${number} of ${total}`,
  question: (number: number) => `Question ${number}`,
  states: { empty: 'not answered', partial: 'started', complete: 'answered' },
  flagged: 'flagged',
  flag: 'Flag this part to look at it again',
  questions: 'Questions',
  answered: (done: number, total: number) => `${done} of ${total} answered`,
  previous: 'Previous',
  next: 'Next',
  divider: 'Resize passage and questions',
  leave: 'Leave',
  leaveHint: 'Your answers are saved. You can come back until the time is over.',
  submit: 'Submit',
  submitTitle: 'Submit your answers?',
  submitAll: 'Every question is answered. You cannot change your answers after you submit.',
  submitSome: (open: number) =>
    open === 1
      ? 'One question is not fully answered. You cannot change anything after you submit.'
      : `${open} questions are not fully answered. You cannot change anything after you submit.`,
  submitFlagged: (count: number) => (count === 1 ? 'One part is still flagged.' : `${count} parts are still flagged.`),
  keepWorking: 'Keep working',
  notSaved: 'Some answers have not reached the server yet. Check your connection; then submit again. Nothing is lost.',
  recordingsNotSent:
    'A recording has not reached the server yet. It is kept on this device: check your connection, wait a moment, then submit again.',
  recordingsTitle: 'About your recordings',
  recordingNotes: {
    none: (question: number) => `Question ${question}: nothing was recorded.`,
    silent: (question: number) => `Question ${question}: no sound was heard. Listen to it before you submit.`,
    cut: (question: number) => `Question ${question}: the recording ended by itself. Listen to it before you submit.`,
    waiting: (question: number) => `Question ${question}: the recording has not reached the server yet.`,
    recording: (question: number) => `Question ${question}: the recording is still running. Stop it first.`,
    interrupted: (question: number) => `Question ${question}: the recording was interrupted, and is sent as it is.`,
  },
  submitFailed: 'Your answers could not be submitted. They are saved on this device; try again.',
  submitted: 'Submitted. Well done!',
  timeUp: 'The time is over',
  endedEarly: 'This task was ended early',
  timeUpSubmitting: 'Your answers are being submitted.',
  timeUpSubmitted: (done: number, total: number) =>
    done === 0
      ? 'Your attempt was submitted without answers.'
      : `Your answers were submitted: ${done} of ${total} questions answered.`,
  timeUpUnreachable:
    'The server cannot be reached. Keep this page open: your answers are kept on this device, and it submits them as soon as the connection is back. What reached the server before counts in any case.',
  timeUpPart: (part: number, done: number, total: number) => `Part ${part}: ${done} of ${total} answered`,
  timeUpOpen: (questions: readonly number[]) =>
    `${questions.length === 1 ? 'Not fully answered: question' : 'Not fully answered: questions'} ${list(questions)}`,
  timeUpUnsaved:
    'Some of what you typed did not reach the server in time. It is kept on this device; download it and give it to your teacher, who decides whether it counts.',
  emergencyTitle: 'Give your answers to your teacher as a file',
  emergencyOffline:
    'If the connection does not come back soon, download your answers. The file is encrypted: only your school can open it, and nobody can change it.',
  emergencyTooLate:
    'Some of your answers did not reach the server in time. Download all of them and give the file to your teacher, who decides whether they count. It is encrypted: only your school can open it.',
  emergencyRecordings: (count: number) =>
    `${count === 1 ? 'One recording is' : `${count} recordings are`} not in the file. Keep this device: they are sent from it once the connection is back.`,
  emergencyDownload: 'Download my answers',
  emergencyDone: 'Downloaded. Give the file to your teacher as it is.',
  emergencyFailed: 'The file could not be made. Keep this page open and show it to your teacher.',
  returnedTitle: 'Your teacher has returned this to you',
  returnedText: 'Look at your answers again and submit once more.',
  otherDeviceTitle: 'This is also open on another device',
  otherDeviceText:
    'Both save to the same attempt. Work on one of them only: what you answer or record there shows here after you reload this page.',
  otherTabTitle: 'This is also open in another tab',
  otherTabText:
    'Both save to the same attempt. Close the other tab: what you answer or record there shows here after you reload this page.',
  otherTimeTitle: 'The time of this attempt has changed',
  newEnd: (moment: string) => `It now ends on ${moment}.`,
  noTimeLimit: 'It has no time limit any more.',
  conflictTitle: 'This question was also answered somewhere else',
  conflictText:
    'Another tab or device saved a different answer after you opened this page. Which one should count? The other one will be deleted.',
  mine: 'Your answer here',
  theirs: 'The answer saved elsewhere',
  keepMine: 'Keep the answer here',
  keepTheirs: 'Take the other one',
  closedTitle: 'This attempt is closed',
  closedText:
    'The time is over, the task was closed, or it was submitted from another tab or device. Everything saved before that counts.',
  toOverview: 'Go to the task',
};

export type Messages = typeof en;
