import type { TaskTakenId } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Dialog, Stack, TextArea, TextField } from '@rubrica/ui';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { latinDigits } from '../../../lib/text/latin-digits.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { flushMarks, flushMarksAndFiles } from '../marks-queue.ts';

interface ReturnDialogProps {
  attempt: TaskTakenId;
  /** Whether the student can see the right answers now. */
  solutionVisible: boolean;
  open: boolean;
  onClose: () => void;
}

function minutesOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const minutes = Number(latinDigits(text));
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440 ? minutes : undefined;
}

/** Reopens an attempt for its student, with a note on what to do. */
export function ReturnDialog({ attempt, solutionVisible, open, onClose }: ReturnDialogProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const [minutes, setMinutes] = useState('');
  const parsedMinutes = minutesOf(minutes);
  const send = useMutation({
    mutationFn: async () => {
      // An attempt that is open again accepts no marks.
      if ((await flushMarksAndFiles({ attempt })) === 'files') return null;
      await flushMarks();
      return api.returnTaskTaken({ params: { id: attempt }, body: { note, minutes: parsedMinutes ?? null } });
    },
    onSuccess: async (returned) => {
      if (!returned) return toast.error(messages.notReturnedFiles);
      toast.success(messages.returned);
      onClose();
      await invalidate(client, 'Task', 'TaskTaken');
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.returnTitle}
      description={messages.returnText}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            variant="primary"
            loading={send.isPending}
            disabled={parsedMinutes === undefined}
            onClick={() => send.mutate()}
          >
            {messages.return}
          </Button>
        </>
      }
    >
      <Stack>
        {solutionVisible && <Banner tone="warning">{messages.solutionSeen}</Banner>}
        {send.isError && (
          <Banner tone="danger" announce>
            {errorText(send.error, common)}
          </Banner>
        )}
        <TextArea label={messages.note} value={note} onChange={(event) => setNote(event.target.value)} />
        <TextField
          label={messages.minutes}
          hint={messages.minutesHint}
          inputMode="numeric"
          value={minutes}
          error={parsedMinutes === undefined ? messages.minutesError : undefined}
          onChange={(event) => setMinutes(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
