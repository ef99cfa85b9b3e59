import { Button, Dialog, Stack, TextArea, TextField } from '@rubrica/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { readMark } from '../../../primitives/marker/read-mark.ts';
import type { SectionChanges } from '../../paper/actions/sections.ts';
import { usePaperMessages } from './messages/use-paper-messages.ts';

interface SectionDialogProps {
  section: Readonly<Required<SectionChanges>>;
  /** How many minutes its questions take, roughly. */
  neededMinutes: number;
  onSave: (changes: SectionChanges) => void;
  onClose: () => void;
}

/** The title, the instructions and the time of a section. */
export function SectionDialog({ section, neededMinutes, onSave, onClose }: SectionDialogProps) {
  const { sections: m } = usePaperMessages();
  const [title, setTitle] = useState(section.title);
  const [instructions, setInstructions] = useState(section.instructions);
  const [minutes, setMinutes] = useState(section.minutes === null ? '' : String(section.minutes));
  const [isRefused, setRefused] = useState(false);
  const formId = useId();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const given = readMark(minutes);
    const fits = given === null ? minutes.trim() === '' : Number.isInteger(given) && given >= 1 && given <= 1440;
    if (fits) onSave({ title: title.trim(), instructions, minutes: given });
    else setRefused(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.edit}
      actions={
        <Button type="submit" form={formId} variant="primary">
          {m.done}
        </Button>
      }
    >
      <Stack as="form" id={formId} onSubmit={save}>
        <TextField
          label={m.title}
          value={title}
          maxLength={300}
          dir="auto"
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label={m.instructions}
          value={instructions}
          maxLength={10_000}
          dir="auto"
          onChange={(event) => setInstructions(event.target.value)}
        />
        <TextField
          label={m.minutes}
          hint={neededMinutes === 0 ? m.minutesHint : `${m.minutesHint} ${m.minutesNeeded(neededMinutes)}`}
          inputMode="numeric"
          dir="ltr"
          value={minutes}
          error={isRefused ? m.minutesError : undefined}
          onChange={(event) => {
            setRefused(false);
            setMinutes(event.target.value);
          }}
        />
      </Stack>
    </Dialog>
  );
}
