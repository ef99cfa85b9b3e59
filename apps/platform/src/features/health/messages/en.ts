import type { HealthState, ServerHealth } from '@rubrica/api-client/contract';

/** Values as the reader's language writes them. */
export interface HealthFormat {
  number: (value: number) => string;
  bytes: (bytes: number) => string;
  fromNow: (moment: string) => string;
  ago: (seconds: number) => string;
}

/** What is checked: a part of what the server replies. */
export type CheckName = Exclude<keyof ServerHealth, 'checkedAt'>;

/** What a check is called, what was found, and what to do where that is not good. */
type CheckTexts = {
  [Name in CheckName]: {
    title: string;
    says: (found: NonNullable<ServerHealth[Name]>, format: HealthFormat) => string;
    advice: (found: NonNullable<ServerHealth[Name]>) => string;
  };
};

const processes = (count: number) => (count === 1 ? 'one process' : `${count} processes`);

const states: Record<HealthState, string> = { good: 'Good', look: 'Look at it', act: 'Act now' };

const checks: CheckTexts = {
  server: {
    title: 'Server',
    says: ({ startedAt, node, workers }, { fromNow }) =>
      `Started ${fromNow(startedAt)}. Runs as ${processes(workers)} on Node ${node}.`,
    advice: () =>
      'This version of Node is too old for the server. Start the server with npm start, which brings its own.',
  },
  database: {
    title: 'Database',
    says: ({ kind, version, bytes: size }, { bytes }) =>
      `${kind === 'embedded' ? 'The embedded database' : 'A PostgreSQL server'}, version ${version}, holds ${bytes(size)}.`,
    advice: () => 'Ask whoever looks after the server to run npm run doctor.',
  },
  migrations: {
    title: 'Tables',
    says: ({ applied, known, isNewer }) =>
      isNewer
        ? 'A newer version of Rubrica has changed the tables of the database.'
        : `${applied} of ${known} changes to the tables are made.`,
    advice: ({ isNewer }) =>
      isNewer
        ? 'This server may store things wrongly. Update it to the newer version, or restore a backup from before.'
        : 'Parts of the platform may fail. Make a backup, then start the server again: it makes the missing changes.',
  },
  space: {
    title: 'Space on the disk',
    says: ({ freeBytes }, { bytes }) => `Free: ${bytes(freeBytes)}.`,
    advice: ({ state }) =>
      state === 'act'
        ? 'Files are refused now, and soon answers will be. Delete what does not belong on this disk, or enlarge it.'
        : 'A week of recordings can fill it. Enlarge the disk, or delete what does not belong there.',
  },
  files: {
    title: 'Files',
    says: ({ isReached, looked, missing, unused, unusedBytes }, { number, bytes }) =>
      isReached === false
        ? 'The bucket with the files does not answer.'
        : [
            `Files looked for: ${number(looked)}. ${missing === 0 ? 'All are in their place.' : `Missing: ${number(missing)}.`}`,
            ...(unused ? [`Stored files that belong to nothing: ${number(unused)} (${bytes(unusedBytes ?? 0)}).`] : []),
          ].join(' '),
    advice: ({ isReached, missing }) =>
      isReached === false
        ? 'Until it does, nothing can be opened or uploaded; recordings wait on the devices. npm run doctor says what it answers. Do not restore a backup for this.'
        : missing > 0
          ? 'The videos, recordings and documents of missing files cannot be opened. Copy them from a backup; npm run doctor names them.'
          : 'They only take up space, and may be left from a restored backup. npm run doctor names them: move them away, and delete them when nobody misses anything.',
  },
  mail: {
    title: 'Mail',
    says: ({ way, isReached }) => {
      if (way === 'folder') return 'Mails are not sent: they are kept as files on the server.';
      return isReached ? 'The mail server accepts our mails.' : 'The mail server cannot be reached, or refuses us.';
    },
    advice: ({ way }) =>
      way === 'folder'
        ? 'Nobody gets an invitation or a new password by mail. Set SMTP_URL on the server.'
        : 'Nobody gets an invitation or a new password until it works again. Check SMTP_URL on the server: name, port, account and password.',
  },
  jobs: {
    title: 'Background jobs',
    says: ({ waiting, running, failed }, { number }) =>
      `Waiting: ${number(waiting)}. Running: ${number(running)}. Failed for good: ${number(failed)}.`,
    advice: () =>
      'What these jobs were for is not done. The page Background jobs says why they failed, and runs them again.',
  },
  backups: {
    title: 'Backups',
    says: ({ isOn, lastAt }, { fromNow }) =>
      [
        lastAt === null ? 'There is no backup.' : `The last backup was made ${fromNow(lastAt)}.`,
        ...(isOn ? [] : ['Daily backups are turned off.']),
      ].join(' '),
    advice: () =>
      'If the disk broke today, everything since the last backup would be lost. Make one now with npm run backup, and leave daily backups on.',
  },
  attempts: {
    title: 'Exams under way',
    says: ({ open, unsaved, longestSeconds }, { number, ago }) => {
      if (open === 0) return 'Nobody is taking an exam.';
      const saved = longestSeconds === null ? '' : ` The oldest last save of one was made ${ago(longestSeconds)}.`;
      return `Open attempts: ${number(open)}. Without any save yet: ${number(unsaved)}.${saved}`;
    },
    advice: () =>
      'The saves of at least half of the open attempts stopped ten minutes ago or more. If students are writing now, ask whether their pages say that they are offline. What they write stays on their devices until it is sent.',
  },
  clock: {
    title: 'Clock',
    says: ({ differenceMs }, { number }) =>
      Math.abs(differenceMs) < 1000
        ? 'The clock of the server agrees with the database.'
        : `The clock of the server is ${number(Math.round(Math.abs(differenceMs) / 1000))} s ${differenceMs > 0 ? 'ahead of' : 'behind'} the database.`,
    advice: () =>
      'Deadlines of exams go by the clock. Let the machine set it by the network: timedatectl set-ntp true.',
  },
};

export const en = {
  title: 'Server health',
  lead: 'What the server knows of itself: what is good, what to look at, and what to do.',
  loading: 'Checking the server',
  loadFailed: 'The server could not be checked',
  refresh: 'Check again',
  checkedAt: (when: string) => `Checked ${when}`,
  allGood: 'All is well',
  toLookAt: (count: number) => (count === 1 ? 'One thing to look at' : `${count} things to look at`),
  toDo: (count: number) => (count === 1 ? 'One thing to do now' : `${count} things to do now`),
  findings: 'Findings',
  unseen: 'Not seen from here',
  unseenBackups: 'The PostgreSQL server is backed up by ways of its own, which this page cannot see.',
  seeJobs: 'Background jobs',
  states,
  checks,
};

export type Messages = typeof en;
