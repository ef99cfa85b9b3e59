import { useCallback } from 'react';
import { errorText } from '../errors/error-text.ts';
import { useCommonMessages } from '../messages/common.ts';
import { toast } from '../toast/toast.ts';

/** What the toast of a successful change says: a success message, or `info` if there was nothing to do. */
export type ChangeResult = string | { info: string };

/** A change without a form. Resolves with the toast to show, if any. */
export type Change = () => Promise<ChangeResult | void>;

/**
 * Returns a function that runs a change and shows its outcome in a toast: for a failure the server's message, else
 * `failed`. It rejects if the change failed, so that a dialog that asked for confirmation stays open.
 */
export function useRunChange(): (change: Change, failed?: string) => Promise<void> {
  const common = useCommonMessages();
  return useCallback(
    async (change, failed) => {
      try {
        const result = await change();
        if (typeof result === 'string') toast.success(result);
        else if (result) toast.info(result.info);
      } catch (error) {
        toast.error(errorText(error, common, failed));
        throw error;
      }
    },
    [common],
  );
}
