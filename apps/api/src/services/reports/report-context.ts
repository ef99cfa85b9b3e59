import type { Viewer } from '../caller.ts';
import type { SignedInContext } from '../context.ts';

/** What a report is read with: by a request, or by a job for whoever asked for it. */
export interface ReportContext extends Pick<SignedInContext, 'db' | 'clock' | 'timeZone' | 'language'> {
  /** Who sees only what their role lets them see. */
  caller: Viewer;
}

/** What a report is asked for, without its page. */
export type WholeReport<Query> = Omit<Query, 'page' | 'limit'>;
