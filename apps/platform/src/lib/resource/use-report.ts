import { useCallback } from 'react';
import { errorText } from '../errors/error-text.ts';
import { useCommonMessages } from '../messages/common.ts';
import { toast } from '../toast/toast.ts';

/** What a change that went well says in a toast: a success, or a piece of information where nothing had to be done. */
export type ChangeReport = string | { info: string };

/** A change without a form. Resolves with what to say, or with nothing to say nothing. */
export type Change = () => Promise<ChangeReport | void>;

/**
 * Returns a function that runs a change and reports its outcome in a toast; a failure shows the server's message, else
 * `failed`. Its promise rejects when the change failed, so that a dialog that asked first stays open.
 */
export function useReport(): (change: Change, failed?: string) => Promise<void> {
  const common = useCommonMessages();
  return useCallback(
    async (change, failed) => {
      try {
        const report = await change();
        if (typeof report === 'string') toast.success(report);
        else if (report) toast.info(report.info);
      } catch (error) {
        toast.error(errorText(error, common, failed));
        throw error;
      }
    },
    [common],
  );
}
