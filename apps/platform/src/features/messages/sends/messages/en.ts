import type { WhatsAppMessageFailure } from '@rubrica/api-client/contract';

const rules = new Intl.PluralRules('en');
const grouped = new Intl.NumberFormat('en-GB');
const counted = (count: number, one: string, other: string) =>
  `${grouped.format(count)} ${rules.select(count) === 'one' ? one : other}`;
const people = (count: number) => counted(count, 'person', 'people');
const messages = (count: number) => counted(count, 'message', 'messages');

/** Isolated, because a name has a direction of its own. */
const isolated = (text: string) => `\u2068${text}\u2069`;

function minutes(count: number): string {
  if (count < 1) return 'less than a minute';
  if (count < 180) return `about ${counted(Math.round(count), 'minute', 'minutes')}`;
  return `about ${counted(Math.round(count / 60), 'hour', 'hours')}`;
}

export const en = {
  list: {
    title: 'Sends',
    lead: 'WhatsApp messages to many people at once: what became of each, and what still waits.',
    create: 'New send',
    automatic: 'Automatic messages',
    notLoaded: 'The sends could not be loaded',
    loading: 'Loading the sends',
    none: 'Nothing sent yet',
    noneText:
      'Write to students, parents or both: you see who would get it, and how it reads, before anything is sent.',
    name: 'Send',
    state: 'State',
    progress: 'Progress',
    begun: 'Begun',
    search: 'Search sends',
    kind: 'Kind',
    allStates: 'All states',
    allKinds: 'All kinds',
    by: (name: string) => `by ${isolated(name)}`,
    done: (done: number, all: number) => `${grouped.format(done)} of ${grouped.format(all)}`,
    toDecide: (count: number) => `${grouped.format(count)} to decide`,
    failed: (count: number) => `${grouped.format(count)} failed`,
  },
  kinds: { manual: 'Written by staff', automatic: 'Automatic' },
  campaignStates: { running: 'Sending', paused: 'Paused', cancelled: 'Cancelled', finished: 'Finished' },
  states: {
    queued: 'Waiting',
    sending: 'Being sent',
    accepted: 'Accepted',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Failed',
    unknown: 'Unknown',
    cancelled: 'Cancelled',
  },
  stateHints: {
    queued: 'Has not been sent yet.',
    sending: 'Is being handed to WhatsApp.',
    accepted: 'WhatsApp has it, and has not reported yet that it arrived.',
    delivered: 'Arrived on the phone.',
    read: 'Was opened.',
    failed: 'Was not sent.',
    unknown: 'May or may not have been sent.',
    cancelled: 'Was not sent, because the send was cancelled.',
  },
  waits: {
    'quiet-hours': (until: string | null) =>
      until === null
        ? 'Nothing is sent in the quiet hours. It goes on by itself when they are over.'
        : `Nothing is sent in the quiet hours. It goes on by itself on ${until}.`,
    'no-primary': () =>
      'No WhatsApp number is the primary one, so that there is none to send from. Choose one in the dashboard, and it goes on by itself.',
    'not-connected': () =>
      'The primary WhatsApp number is not connected. Connect it in the dashboard, and it goes on by itself.',
    'not-configured': () =>
      'WhatsApp is not set up on this server any more. The dashboard says how; then it goes on by itself.',
    limited: (until: string | null) =>
      until === null
        ? 'WhatsApp takes no more messages for the moment. It goes on by itself.'
        : `WhatsApp takes no more messages until ${until}. It goes on by itself then.`,
    unreachable: () => 'WhatsApp’s service cannot be reached at the moment. It is tried again by itself.',
    unauthorized: () =>
      'WhatsApp’s service does not accept the key of the primary number. Connect the number again in the dashboard.',
  },
  pauses: {
    'unclear-replies':
      'Paused by itself, because WhatsApp’s service left several messages without an answer. Decide about those, then go on.',
  },
  toDashboard: 'To the dashboard',
  one: {
    notLoaded: 'The send could not be loaded',
    sentBy: (name: string, when: string) => `By ${isolated(name)}, ${when}`,
    sentAt: (when: string) => `Begun ${when}`,
    about: 'About',
    progress: 'Progress',
    progressOf: (done: number, all: number, left: number | null) =>
      `${grouped.format(done)} of ${grouped.format(all)}${left === null ? '' : `, ${minutes(left)} left`}`,
    pause: 'Pause',
    resume: 'Go on',
    cancel: 'Cancel the send',
    keep: 'Do not cancel',
    cancelTitle: 'Cancel this send?',
    cancelBody: (left: number) =>
      `${messages(left)} that wait are not sent. What was sent already cannot be taken back.`,
    paused: 'Paused. What is being sent at this moment still goes out.',
    resumed: 'Goes on.',
    cancelled: 'Cancelled.',
    changeFailed: 'This could not be done. Check the connection and try again.',
    rows: 'Messages',
    rowsNotLoaded: 'The messages could not be loaded',
    allStates: (count: number) => `All ${grouped.format(count)}`,
    stateCount: (state: string, count: number) => `${state} ${grouped.format(count)}`,
    filter: 'Show the messages that are',
    person: 'Person',
    state: 'State',
    erased: 'Somebody whose data was erased',
    settledBy: (name: string) => `Decided by ${isolated(name)}`,
    at: 'Since',
    noRows: 'No messages in this state',
    noRowsText: 'Choose another state above.',
    all: 'Show all',
    decide: 'Decide',
    decideFor: (name: string) => `Decide: ${isolated(name)}`,
    againFor: (name: string) => `Send again: ${isolated(name)}`,
    unknownTitle: (count: number) =>
      count === 1 ? '1 message needs your decision' : `${grouped.format(count)} messages need your decision`,
    unknownText:
      'The answer to them got lost, so that nobody knows whether they were sent. They are never sent again by themselves.',
    showUnknown: 'Show them',
    text: 'The message',
    english: 'English',
    arabic: 'Arabic',
  },
  reasons: {
    'no-number': 'The person has no phone number. Add one to their account, then write to them again.',
    'opted-out': 'The person does not want messages by WhatsApp. Tell them in another way.',
    'no-consent': 'The person has not agreed to messages by WhatsApp. Ask them, and note it on their page.',
    'no-account': 'The number has no WhatsApp. Ask the person for the number that has.',
    'invalid-number': 'The phone number is not valid. Correct it in their account, then write to them again.',
    refused: 'WhatsApp’s service refused the message. Check the text and the file, then write to them again.',
    'media-missing': 'The file is not there any more. Choose it again in a new send.',
    'not-delivered': 'WhatsApp took the message and could not deliver it. Check the number with the person.',
    'not-sent': 'It did not arrive: somebody found that out.',
    other: 'WhatsApp’s service reported an error. Write to them again later.',
    'no-answer': 'WhatsApp’s service got the message, and its answer got lost.',
    'server-stopped': 'The server stopped while the message was being sent.',
  } satisfies Record<WhatsAppMessageFailure, string>,
  settle: {
    title: (name: string) => `Did ${isolated(name)} get the message?`,
    how: 'How to find out: open the chat with this person on the phone that sends, or ask them.',
    choice: 'Your decision',
    delivered: 'It arrived',
    failed: 'It did not arrive, leave it',
    again: 'It did not arrive, send it again',
    hints: {
      delivered: 'It counts as delivered, and nothing more is sent.',
      failed: 'It counts as failed, and nothing more is sent.',
      again: 'It is sent once more. If it had arrived after all, the person has it twice.',
    },
    save: { delivered: 'Count as delivered', failed: 'Count as failed', again: 'Send again' },
    saved: { delivered: 'Counts as delivered.', failed: 'Counts as failed.', again: 'Waits to be sent again.' },
    notSaved: 'The decision could not be saved. Check the connection and try again.',
  },
  compose: {
    title: 'New send',
    lead: 'One WhatsApp message to each person, in their language.',
    who: 'To whom',
    whoKinds: {
      groups: 'Groups',
      students: 'Students by name',
      task: 'By a task',
      people: (count: number) => `${people(count)} from the list`,
    },
    groups: 'Groups',
    groupsHint: 'All their active students.',
    students: 'Students',
    studentsHint: 'Search by name or email.',
    people: 'People',
    peopleHint: 'Search by name or email.',
    task: 'Task',
    taskHint: 'Search by title.',
    taskState: 'Students who',
    taskStates: {
      late: 'are late: due, and not handed in',
      'not-begun': 'have not begun',
      submitted: 'have handed in',
    },
    taskGroups: 'Only in these groups',
    taskGroupsHint: 'All groups of the task where none is chosen.',
    to: 'Sent to',
    toKinds: { students: 'The students', parents: 'Their parents', both: 'Students and parents' },
    message: 'Message',
    english: 'English',
    arabic: 'Arabic',
    length: (used: number, most: number) => `${grouped.format(used)} of ${grouped.format(most)}`,
    insert: 'Insert',
    fields: { name: 'Name', task: 'Task', due: 'Due' },
    messageHint:
      'Everybody gets the text in their own language, or the other one where that is empty. Fields are filled in for each person: the student whom it is about, the task, and when that is due.',
    aboutTask: 'Task for {task} and {due}',
    media: 'File',
    addMedia: 'Add a picture, video, document or recording',
    mediaKinds: { image: 'Picture', video: 'Video', document: 'Document (PDF)', audio: 'Recording' },
    mediaKind: 'Kind of file',
    chooseMedia: 'File to send',
    removeMedia: (name: string) => `Remove ${name}`,
    fromNumber: (name: string) => `Sent from ${isolated(name)}`,
    checking: 'Finding out who gets it',
    recipients: 'Who gets it',
    nobody: 'Nobody yet. Choose to whom.',
    nobodyMatches: 'Nobody: there is no such person at the moment.',
    nobodyLeft: 'Nobody would get it: see below why.',
    ahead: (count: number) => `${messages(count)} of earlier sends ${count === 1 ? 'goes' : 'go'} out first.`,
    duration: (count: number, length: number) => `${people(count)}: ${minutes(length)}`,
    without: {
      'no-number': (count: number) => `${people(count)} without a phone number`,
      'opted-out': (count: number) => `${people(count)} who opted out`,
      'no-consent': (count: number) => `${people(count)} who have not agreed to WhatsApp`,
    },
    withoutHint: 'They get nothing. Tell them in another way.',
    preview: 'How it reads',
    previewNobody: 'Here you see how three real people get it, as soon as somebody does.',
    previewEmpty: 'Write the message, and see here how three real people get it.',
    sampleTo: (name: string, language: string) => `To ${isolated(name)}, in ${language}`,
    languages: { en: 'English', ar: 'Arabic' },
    name: 'Name in the list of sends',
    nameHint: 'Nobody else sees it. Left empty, it is the beginning of the message.',
    attached: (kind: string, name: string) => `${kind}: ${isolated(name)}`,
    quiet: (from: string, until: string) => `Nothing is sent from ${from} to ${until}, school time.`,
    quietNow: (from: string, until: string, begins: string) =>
      `It is between ${from} and ${until}, school time, when nothing is sent. This begins ${begins}.`,
    previewFailed: 'Who gets it could not be found out',
    retry: 'Try again',
    notConfigured: 'WhatsApp is not set up',
    notConfiguredText: 'The server has no account to send from. The dashboard says how to set one up.',
    noPrimary: 'No primary number',
    noPrimaryText: 'Choose in the dashboard from which WhatsApp number the school’s messages come.',
    disconnected: (name: string) => `${isolated(name)} is not connected`,
    disconnectedText: 'You can send now; the messages wait until the number is connected.',
    send: (count: number) => (count === 0 ? 'Send' : `Send to ${people(count)}`),
    confirmTitle: (count: number) => `Send this to ${people(count)}?`,
    confirmBody: 'What was sent cannot be taken back. You can pause or cancel it while it is being sent.',
    confirm: 'Send now',
    sent: (count: number) => `Sending to ${people(count)}.`,
    sentBefore: 'It had been sent already, as it was before your last change.',
    failed: 'It is not certain that this was sent. Send again: nobody gets it twice.',
    restored: 'This is what you wrote here before.',
    discard: 'Begin anew',
    problems: {
      audience: 'Choose to whom.',
      text: 'Write a message or add a file.',
      long: 'This is longer than WhatsApp takes.',
      task: 'Choose the task that {task} and {due} stand for.',
      field: (field: string) => `There is no field ${field}. Use the buttons.`,
    },
  },
  automatic: {
    title: 'Automatic messages',
    lead: 'Off until you switch them on for a group. Nobody gets them who opted out, and none is sent in the quiet hours.',
    notLoaded: 'The automatic messages could not be loaded',
    loading: 'Loading the automatic messages',
    none: 'No groups yet',
    noneText: 'Automatic messages are switched on per group. Add a group first.',
    toGroups: 'To the groups',
    search: 'Search groups',
    groups: 'Groups',
    text: 'What is sent',
    kinds: { 'due-tomorrow': 'Due tomorrow', 'absent-today': 'Absent today' },
    about: {
      'due-tomorrow': 'To students who have not handed in a task that is due tomorrow.',
      'absent-today': 'To the parents of students who missed a meeting today.',
    },
    on: (kind: string, group: string) => `“${kind}” is on for ${isolated(group)}.`,
    off: (kind: string, group: string) => `“${kind}” is off for ${isolated(group)}.`,
    failed: 'This could not be saved. Check the connection and try again.',
  },
};

export type Messages = typeof en;
