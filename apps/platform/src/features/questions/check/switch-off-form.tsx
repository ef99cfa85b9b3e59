import { Button, Cluster, QuietButton, Stack, TextField } from '@rubrica/ui';
import { useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { ar, en } from './messages.ts';

interface SwitchOffFormProps {
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why a finding is right where it is. */
export function SwitchOffForm({ onConfirm, onCancel }: SwitchOffFormProps) {
  const m = useMessages({ en, ar });
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setIsMissing(true);
    else onConfirm(reason.trim());
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={8}>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the button that opened the form promises
          autoFocus
          label={m.reason}
          hint={m.reasonHint}
          error={isMissing ? m.reasonMissing : undefined}
          dir="auto"
          maxLength={1000}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setIsMissing(false);
          }}
        />
        <Cluster gap={8}>
          <Button type="submit" variant="secondary">
            {m.confirm}
          </Button>
          <QuietButton onClick={onCancel}>{m.cancel}</QuietButton>
        </Cluster>
      </Stack>
    </form>
  );
}
