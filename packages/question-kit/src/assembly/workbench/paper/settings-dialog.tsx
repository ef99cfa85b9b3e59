import { Button, Combobox, Dialog, Stack, TextArea } from '@rubrica/ui';
import { useState } from 'react';
import { offeredLanguages } from '../editorial/languages/offered-languages.ts';
import { usePaperMessages } from './messages/use-paper-messages.ts';

interface SettingsDialogProps {
  instructions: string;
  language: string;
  onSave: (settings: { instructions: string; language: string }) => void;
  onClose: () => void;
}

/** What concerns the whole paper: its instructions and its language. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { settings: m, languageName } = usePaperMessages();
  const [instructions, setInstructions] = useState(props.instructions);
  const [language, setLanguage] = useState(props.language);
  const languages = [...new Set([...offeredLanguages, props.language])];
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
        <Combobox
          label={m.language}
          value={language}
          onChange={(value) => value !== null && setLanguage(value)}
          options={languages.map((value) => ({ value, label: languageName(value) }))}
        />
      </Stack>
    </Dialog>
  );
}
