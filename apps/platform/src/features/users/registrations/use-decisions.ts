import type { User } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { sendWhenLeaving } from '../../../lib/saving/send-when-leaving.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { HeldDecisions, undoMs } from './held-decisions.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** The most people that one call decides on. */
const batchSize = 500;

/** What is decided about people who registered. */
type Decision = { kind: 'approve'; groups: string[]; level: string | null } | { kind: 'reject'; reason: string };

/** Also while the page is being left, which would cancel an ordinary request; a browser takes 64 KB so, and a batch has 20. */
const keepalive = true;

function sendBatch(users: string[], decision: Decision) {
  return decision.kind === 'approve'
    ? api.approveRegistrations({ body: { users, groups: decision.groups, level: decision.level }, keepalive })
    : api.rejectRegistrations({ body: { users, reason: decision.reason }, keepalive });
}

/**
 * Decides on people who registered. Each decision can be undone for some seconds; then it is sent, or at once when the page is
 * left. Those whom a colleague has decided on meanwhile are named.
 */
export function useDecisions() {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [held] = useState(() => new HeldDecisions(setHidden));
  useEffect(() => {
    const flush = () => void held.flush();
    const stop = sendWhenLeaving(flush);
    return () => {
      stop();
      flush();
    };
  }, [held]);

  const send = async (people: readonly User[], decision: Decision) => {
    try {
      for (let start = 0; start < people.length; start += batchSize) {
        const ids = people.slice(start, start + batchSize).map(({ _id }) => _id);
        const { skipped } = await sendBatch(ids, decision);
        for (const { name, reason } of skipped.slice(0, 3)) toast.info(m.already[reason](name));
        if (skipped.length > 3) toast.info(m.moreAlready(skipped.length - 3));
      }
    } catch (error) {
      toast.error(errorText(error, common, m.failed));
    } finally {
      await invalidate(client, 'User', 'Group');
    }
  };

  const decide = (people: readonly User[], decision: Decision) => {
    const id = crypto.randomUUID();
    const undo = held.hold(
      people.map(({ _id }) => _id),
      () => {
        // The toast's own time stands still while somebody looks at it, and a page that is hidden sends at once.
        toast.dismiss(id);
        return send(people, decision);
      },
    );
    const onClick = () => {
      if (!undo()) toast.info(m.tooLate);
    };
    const [first] = people;
    const text =
      people.length === 1 && first ? m.done[decision.kind](first.name) : m.doneMany[decision.kind](people.length);
    toast.success(text, { id, durationMs: undoMs, action: { label: m.undo, onClick } });
  };

  return { hidden, decide };
}
