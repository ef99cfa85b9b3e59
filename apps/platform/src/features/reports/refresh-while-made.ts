import type { ReportFile } from '@rubrica/api-client/contract';

const refreshMs = 2_000;

/** How soon to look again, while one of the files is being made. */
export function refreshWhileMade(files: readonly ReportFile[] | undefined): number | false {
  return files?.some(({ status }) => status === 'waiting' || status === 'making') ? refreshMs : false;
}
