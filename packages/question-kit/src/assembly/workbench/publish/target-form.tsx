import { Button, Checkbox, Stack, TextField } from '@rubrica/ui';
import { useState } from 'react';
import { usePublishMessages } from './messages.ts';
import type { PublishTarget } from './publish-adapter.ts';

/** What somebody has typed of a platform, and whether this browser keeps it. */
export interface TargetDraft extends PublishTarget {
  isKept: boolean;
}

interface TargetFormProps {
  draft: TargetDraft;
  isBusy: boolean;
  onChange: (draft: TargetDraft) => void;
  onCompare: (target: PublishTarget) => void;
}

/** The origin of an address; a token is sent unencrypted to this computer alone. Null where it is none. */
export function originOf(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url) return null;
  const isHere = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || isHere ? url.origin : null;
}

/** Asks where to publish. */
export function TargetForm({ draft, isBusy, onChange, onCompare }: TargetFormProps) {
  const messages = usePublishMessages();
  const [isChecked, setChecked] = useState(false);
  const address = originOf(draft.address);
  const token = draft.token.trim();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (address !== null && token !== '') onCompare({ address, token });
      }}
    >
      <Stack gap={16}>
        <TextField
          type="url"
          dir="ltr"
          label={messages.address}
          hint={messages.addressHint}
          value={draft.address}
          error={isChecked && address === null ? messages.addressWrong : undefined}
          onChange={({ target }) => onChange({ ...draft, address: target.value })}
        />
        <TextField
          type="password"
          dir="ltr"
          autoComplete="off"
          label={messages.token}
          hint={messages.tokenHint}
          value={draft.token}
          error={isChecked && token === '' ? messages.tokenMissing : undefined}
          onChange={({ target }) => onChange({ ...draft, token: target.value })}
        />
        <Checkbox
          label={messages.keep}
          hint={messages.keepHint}
          checked={draft.isKept}
          onChange={({ target }) => onChange({ ...draft, isKept: target.checked })}
        />
        <div>
          <Button type="submit" variant="primary" loading={isBusy}>
            {messages.compare}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
