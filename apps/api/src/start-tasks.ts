import path from 'node:path';
import type { ReservedDiskSpace } from './disk-space.ts';
import type { Env } from './env.ts';
import type { OpenJobs } from './jobs/open.ts';
import { startDeadlineWorker } from './services/attempts/deadline-worker.ts';
import { createFailureLog } from './outage-log.ts';
import type { AppContext } from './services/context.ts';
import { dictionaryFiles, installedDictionary } from './services/dictionary/dictionary-files.ts';
import { startDictionaryLoader } from './services/dictionary/load-dictionary.ts';
import { keepErasedList } from './services/erasure/keep-erased-list.ts';
import { startWorker } from './services/start-worker.ts';

interface TaskOptions {
  env: Env;
  disk: ReservedDiskSpace;
  jobs: OpenJobs;
}

/**
 * Starts what a server does beside requests: it closes overdue attempts, keeps the disk and the list of those who were erased, runs jobs
 * and loads the dictionary.
 */
export async function startTasks(app: AppContext, { env, disk, jobs }: TaskOptions) {
  const { log } = app;
  const deadlines = startDeadlineWorker({
    db: app.db,
    clock: app.clock,
    live: app.live,
    onAttemptError: (attemptId, error) => log.error(`Attempt ${attemptId} could not be closed.`, error),
    onError: createFailureLog(log, 'Checking for overdue attempts failed.'),
  });
  const reserve = startWorker(() => disk.keepReserve(), {
    intervalMs: 3_600_000,
    onError: (error) => log.error('Keeping the reserve on the disk failed.', error),
  });
  // Every server, as each may have a folder of its own.
  const erasedList = startWorker(() => keepErasedList(app), {
    intervalMs: 3_600_000,
    onError: createFailureLog(log, 'Keeping the list of those who were erased failed.'),
  });
  await jobs.start(app);
  const dictionary = startDictionaryLoader(app.db, dictionaryFilesOf(env), log);
  return {
    stop: async () => {
      await deadlines.stop();
      await reserve.stop();
      await erasedList.stop();
      await jobs.close();
      await dictionary.stop();
    },
  };
}

function dictionaryFilesOf({ RUBRICA_DICTIONARY: setting }: Env) {
  if (setting === 'off') return [];
  if (setting === undefined) return dictionaryFiles(installedDictionary());
  const folder = path.resolve(setting);
  return dictionaryFiles({ wordnet: folder, pronunciations: path.join(folder, 'pronunciations.txt') });
}
