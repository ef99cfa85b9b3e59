import cluster from 'node:cluster';

/** By which variable a worker is told its number. */
export const workerVariable = 'RUBRICA_WORKER';

/** The number of this process among the workers of a server, from 1 on; null where one process is the whole server. */
export const workerNumber: number | null = cluster.isWorker ? Number(process.env[workerVariable]) : null;
