import type { OpenJob } from '@rubrica/api-client/contract';
import { useMessages } from '../../lib/i18n.ts';
import { jobNameMessages } from '@rubrica/api-client/contract';

/** Returns what to call a job: its name, and what it is about. */
export function useJobTitle() {
  const names = useMessages(jobNameMessages);
  return ({ name, about }: Pick<OpenJob, 'name' | 'about'>): string =>
    about === null ? names[name] : `${names[name]}: ${about}`;
}
