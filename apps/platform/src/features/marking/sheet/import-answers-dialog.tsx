import type { EmergencyImport, TaskTakenId } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Dialog, FileField, Stack } from '@rubrica/ui';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { flushMarks } from '../marks-queue.ts';

const maxBytes = 1_048_576;

interface ImportAnswersDialogProps {
  attempt: TaskTakenId;
  open: boolean;
  onClose: () => void;
}

/** What an import would do to each part. */
function Comparison({ madeAt, recordingsMissing, questions }: EmergencyImport) {
  const { sheet: messages } = useMessages({ en, ar });
  const { dateTime } = useFormat();
  return (
    <Stack gap={8}>
      <p>{messages.importMade(dateTime(madeAt))}</p>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {questions.map(({ answer, position, outcome, savedAt }) => (
          <li key={answer}>
            {messages.importOutcome[outcome](messages.partNumber(position + 1), savedAt && dateTime(savedAt))}
          </li>
        ))}
      </ul>
      {recordingsMissing > 0 && <Banner tone="warning">{messages.importRecordings(recordingsMissing)}</Banner>}
    </Stack>
  );
}

/** Takes answers that a student could not send from the file that they have handed in: what it would do is shown first. */
export function ImportAnswersDialog({ attempt, open, onClose }: ImportAnswersDialogProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: async (chosen: File) => {
      const file = await chosen.text();
      return { file, name: chosen.name, ...(await send(file, false)) };
    },
  });
  const take = useMutation({
    mutationFn: async (file: string) => {
      // Marks that were given before are of the answers before.
      await flushMarks();
      return send(file, true);
    },
    onSuccess: async ({ questions }) => {
      toast.success(messages.importDone(questions.filter(({ outcome }) => outcome === 'take').length));
      close();
      await client.resetQueries({ queryKey: keyOf('TaskTaken', attempt, 'marking') });
      await invalidate(client, 'Task', 'TaskTaken');
    },
  });
  const send = (file: string, apply: boolean) =>
    api.importEmergencyFile({ params: { id: attempt }, body: { file, apply } });
  const close = () => {
    check.reset();
    take.reset();
    onClose();
  };
  const { data } = check;
  const count = data?.questions.filter(({ outcome }) => outcome === 'take').length ?? 0;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages.importTitle}
      description={messages.importText}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {common.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={!data || count === 0}
            loading={take.isPending}
            onClick={() => data && take.mutate(data.file)}
          >
            {messages.importTake(count)}
          </Button>
        </>
      }
    >
      <Stack>
        <FileField
          label={messages.importFile}
          accept=".rubrica-answers"
          maxBytes={maxBytes}
          files={data ? [{ id: data.name, name: data.name, sizeBytes: data.file.length }] : []}
          error={check.isError ? errorText(check.error, common) : undefined}
          disabled={check.isPending}
          onSelect={([chosen]) => chosen && check.mutate(chosen)}
        />
        {data && <Comparison {...data} />}
        {data && count === 0 && <Banner tone="info">{messages.importNothing}</Banner>}
        {take.isError && (
          <Banner tone="danger" announce>
            {errorText(take.error, common)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
