import { Banner, QuietButton } from '@rubrica/ui';
import { useMessages } from '../i18n.ts';
import { ar, en } from './messages.ts';

interface ChangedMeanwhileProps {
  /** What the fields are called that both people changed. */
  conflicts: readonly string[];
  /** What the other person has added to lists, and removed of them. */
  added: readonly string[];
  removed: readonly string[];
  /** Whether the form has the other person's version of them. */
  isTaken: boolean;
  onTakeTheirs: () => void;
}

/** Says above a form that somebody else has saved the same object, and what became of it. */
export function ChangedMeanwhile({ conflicts, added, removed, isTaken, onTakeTheirs }: ChangedMeanwhileProps) {
  const { changedMeanwhile: m } = useMessages({ en, ar });
  const hasChoice = conflicts.length > 0 && !isTaken;
  return (
    <Banner
      tone="warning"
      announce
      title={m.title}
      action={hasChoice && <QuietButton onClick={onTakeTheirs}>{m.takeTheirs}</QuietButton>}
    >
      {[
        ...(added.length > 0 ? [m.added(added)] : []),
        ...(removed.length > 0 ? [m.removed(removed)] : []),
        isTaken ? m.taken : hasChoice ? m.conflicts(conflicts) : m.merged,
      ].join(' ')}
    </Banner>
  );
}
