import type { UserImport } from '@rubrica/api-client/contract';
import { Banner, Button, Cluster, Stack } from '@rubrica/ui';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { FaultyRowsButton } from './file-buttons.tsx';
import { changeImport, forgetImport } from './import-draft.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { StepHeading } from './step-heading.tsx';
import { UndoImport, UndoneImport } from './undo-import.tsx';

/** Says what an import has done, and what can be done next. */
export function DoneStep({ done }: { done: UserImport }) {
  const { done: m, undo, past } = useMessages({ en, ar });
  const format = useFormat();
  return (
    <Stack gap={24}>
      <StepHeading>{done.undone ? m.undoneTitle : m.title}</StepHeading>
      {done.undone ? (
        <Banner tone="info" announce>
          <UndoneImport id={done._id} undone={done.undone} />
        </Banner>
      ) : (
        <Banner tone="success" announce>
          <ImportResult done={done} />
          {done.created > 0 && (
            <p>{!done.areInvited ? m.notInvited : done.areMailed === false ? m.withoutMail : m.invited}</p>
          )}
        </Banner>
      )}
      <Cluster gap={12}>
        {done.faulty > 0 && <FaultyRowsButton done={done} />}
        <UndoImport done={done} label={undo.button} onUndone={(undone) => changeImport({ done: undone })} />
        {!done.undone && <span>{past.until(format.dateTime(done.undoUntil))}</span>}
      </Cluster>
      <Cluster gap={12}>
        <Button variant="primary" to="/admin/users" onClick={forgetImport}>
          {m.toUsers}
        </Button>
        <Button onClick={forgetImport}>{m.another}</Button>
      </Cluster>
    </Stack>
  );
}

/** What an import has done, in words. */
export function ImportResult({ done }: { done: UserImport }) {
  const { done: m } = useMessages({ en, ar });
  const parts = [
    done.created > 0 && m.created(done.created),
    done.updated > 0 && m.updated(done.updated),
    done.skipped > 0 && m.skipped(done.skipped),
    done.faulty > 0 && m.faulty(done.faulty),
  ].filter((part) => part !== false);
  return <p>{parts.join(' ')}</p>;
}
