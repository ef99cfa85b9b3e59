import { useState, type SyntheticEvent } from 'react';
import { Button } from '../button/button.tsx';
import { QuietButton } from '../button/quiet-button.tsx';
import { Cluster, Stack } from '../layout/stack.tsx';
import { TextField } from './text-field.tsx';

export interface ReasonFormProps {
  label: string;
  hint: string;
  /** The error of a form that is submitted without a reason. */
  missing: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Receives the reason without the spaces around it. */
  onConfirm: (reason: string) => void;
  /** Called by the cancel button and by Escape, which then closes nothing around the form. */
  onCancel: () => void;
  /** Called as the reason is typed: a dialog around the form asks before it discards one. */
  onChange?: ((reason: string) => void) | undefined;
}

/** Asks for a reason in place, below the button that opens it. Its field has the focus. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, hint, missing, confirmLabel, cancelLabel, onConfirm, onCancel, onChange } = props;
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
          label={label}
          hint={hint}
          error={isMissing ? missing : undefined}
          dir="auto"
          maxLength={1000}
          value={reason}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onCancel();
          }}
          onChange={(event) => {
            setReason(event.target.value);
            setIsMissing(false);
            onChange?.(event.target.value);
          }}
        />
        <Cluster gap={8}>
          <Button type="submit" variant="secondary">
            {confirmLabel}
          </Button>
          <QuietButton onClick={onCancel}>{cancelLabel}</QuietButton>
        </Cluster>
      </Stack>
    </form>
  );
}
