import type { FailedJob, OpenJob, ScheduledJob } from '@rubrica/api-client/contract';

const reasons: Record<FailedJob['reason'], string> = {
  database:
    'The database refused it or could not be reached. Try again; if it fails once more, send the details to whoever looks after the server.',
  'disk-full': 'The disk of the server is full. Free space on it, then try again.',
  mail: 'The mail server refused it or could not be reached. Check its settings, then try again.',
  outdated: 'Another version of the server stored it, and this one cannot read it. Delete it.',
  stopped: 'The server stopped while it ran, every time. Try again.',
  'too-long': 'It took too long and was ended. Try again when less is going on.',
  other:
    'Something went wrong that has no name here. Try again; if it fails once more, send the details to whoever looks after the server.',
};

const states: Record<OpenJob['state'], (when: string) => string> = {
  waiting: (when) => `Due ${when}`,
  'waiting-again': (when) => `Failed, tries again ${when}`,
  running: (when) => `Running, begun ${when}`,
};

const everyUnit = (unit: string) => (interval: number) =>
  interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;

const every: Record<ScheduledJob['every'], (interval: number) => string> = {
  minute: everyUnit('minute'),
  hour: everyUnit('hour'),
  day: everyUnit('day'),
  week: everyUnit('week'),
  month: everyUnit('month'),
};

export const en = {
  title: 'Background jobs',
  lead: 'What the server does by itself: after a change, at a time, or again and again.',
  loading: 'Loading the jobs',
  loadFailed: 'The jobs could not be loaded',
  failed: 'Failed for good',
  failedLead: 'These are not tried again unless you say so.',
  noneFailed: 'Nothing has failed.',
  failedAt: (when: string, tries: number) =>
    tries === 1 ? `Failed ${when}, in one try` : `Failed ${when}, after ${tries} tries`,
  details: 'Details for whoever looks after the server',
  retry: 'Try again',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeBody: 'It is not done, and nobody is reminded of it. This cannot be undone.',
  changeFailed: 'Nothing has been changed.',
  open: 'Waiting and running',
  noneOpen: 'Nothing waits, and nothing runs.',
  progress: (name: string) => `${name}: how much is done`,
  schedule: 'Schedule',
  job: 'Job',
  everyHeader: 'How often',
  lastRun: 'Last run',
  nextRun: 'Next run',
  neverRun: 'Not yet',
  lastFailed: 'Failed',
  reasons,
  states,
  every,
};

export type Messages = typeof en;
