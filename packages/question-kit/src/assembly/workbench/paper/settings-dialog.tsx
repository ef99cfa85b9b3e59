import { Button, Dialog, Select, Stack, TextArea } from '@rubrica/ui';
import { useState } from 'react';
import { usePaperMessages } from './messages/use-paper-messages.ts';

interface SettingsDialogProps {
  instructions: string;
  language: string;
  onSave: (settings: { instructions: string; language: string }) => void;
  onClose: () => void;
}

/** What concerns the whole paper: its instructions and its language. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { settings: m } = usePaperMessages();
  const [instructions, setInstructions] = useState(props.instructions);
  const [language, setLanguage] = useState(props.language);
  const names: Readonly<Record<string, string>> = m.languages;
  const languages = [...new Set([...Object.keys(names), props.language])];
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={m.title}
      actions={
        <Button variant="primary" onClick={() => props.onSave({ instructions, language })}>
          {m.done}
        </Button>
      }
    >
      <Stack>
        <TextArea
          label={m.instructions}
          hint={m.instructionsHint}
          value={instructions}
          maxLength={10_000}
          dir="auto"
          onChange={(event) => setInstructions(event.target.value)}
        />
        <Select
          label={m.language}
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: names[value] ?? value }))}
        />
      </Stack>
    </Dialog>
  );
}
