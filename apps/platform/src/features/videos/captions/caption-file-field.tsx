import { FileField } from '@rubrica/ui';
import { useState } from 'react';
import { readCaptions, type ReadCaptions } from '../../../lib/captions/read-captions.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

/** Captions of a whole day of speech are smaller. */
const maxBytes = 5 * 1024 * 1024;

/** Captions as they were read from a file. */
export type FileCaptions = Extract<ReadCaptions, { kind: 'read' }>;

/** Reads a caption file as it is chosen. One that holds none says so below the field. */
export function CaptionFileField({ onRead }: { onRead: (read: FileCaptions) => void }) {
  const { captions: messages } = useMessages({ en, ar });
  const [refusal, setRefusal] = useState<string>();
  const select = async ([file]: File[]) => {
    if (!file) return;
    const read = readCaptions(new Uint8Array(await file.arrayBuffer()));
    if (read.kind === 'refused') return setRefusal(messages.refused[read.code](read.line));
    setRefusal(undefined);
    onRead(read);
  };
  return (
    <FileField
      label={messages.file}
      hint={messages.fileHint}
      accept=".vtt,.srt"
      maxBytes={maxBytes}
      error={refusal}
      onSelect={(files) => void select(files)}
    />
  );
}
