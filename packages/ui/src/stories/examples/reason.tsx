import { QuietButton, ReasonForm, Stack } from '@rubrica/ui';
import { useState } from 'react';

export function SwitchOff({ onSwitchOff }: { onSwitchOff: (reason: string) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Stack gap={12}>
      <QuietButton aria-expanded={isAsking} onClick={() => setIsAsking(true)}>
        Switch off…
      </QuietButton>
      {isAsking && (
        <ReasonForm
          label="Why is it right here?"
          hint="The reason is saved with the question."
          missing="Give a reason: a few words are enough."
          confirmLabel="Switch off"
          cancelLabel="Cancel"
          onConfirm={onSwitchOff}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}
