import { isDatabaseUnreachable, outageReason } from '../../database-unreachable.ts';
import { startMessage } from '../../log.ts';

/** What the doctor found of one thing. `skipped`: it could not be looked at, and why. */
export interface Finding {
  level: 'ok' | 'warning' | 'problem' | 'skipped';
  /** What was looked at, in a word or two. */
  about: string;
  says: string;
  /** What to do. */
  advice?: string;
}

/** Returns the finding of something that works. */
export const fine = (about: string, says: string): Finding => ({ level: 'ok', about, says });

/** Runs a check; one that cannot even look is a problem, with the error's own words. */
export async function look(about: string, check: () => Promise<Finding[]>, advice: string): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [{ level: 'problem', about, says: reasonOf(error), advice }];
  }
}

function reasonOf(error: unknown): string {
  if (isDatabaseUnreachable(error)) return `The database cannot be reached: ${outageReason(error)}.`;
  return startMessage(error);
}
