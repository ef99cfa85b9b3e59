import type { FileRef } from '@rubrica/question-kit';
import { Recorder } from '@rubrica/question-kit/react';
import { Heading, QuietButton, Stack } from '@rubrica/ui';
import { Trash2 } from 'lucide-react';
import { useMessages } from '../i18n.ts';
import { PlatformKit } from '../kit/platform-kit.tsx';
import { ar, en } from './messages.ts';

interface PageRecordingProps {
  /** The page's own id: what is not stored yet waits on this device under it. */
  page: string;
  /** As readers see it. */
  number: string;
  value: FileRef | null;
  onChange: (recording: FileRef | null) => void;
}

/** Records an author who reads a page aloud. */
export function PageRecording({ page, number, value, onChange }: PageRecordingProps) {
  const { recording: m } = useMessages({ en, ar });
  return (
    <Stack as="section" gap={8}>
      <Heading level={3} size={14}>
        {m.title}
      </Heading>
      <p>{m.hint}</p>
      <PlatformKit hasDictionary={false}>
        <Recorder
          key={page}
          kind="audio"
          variant="row"
          recordingId={`page-${page}`}
          label={m.label(number)}
          value={value ?? undefined}
          onChange={(file) => onChange(file ?? null)}
          pausable
        />
      </PlatformKit>
      {value && (
        <div>
          <QuietButton icon={<Trash2 aria-hidden="true" />} onClick={() => onChange(null)}>
            {m.remove}
          </QuietButton>
        </div>
      )}
    </Stack>
  );
}
