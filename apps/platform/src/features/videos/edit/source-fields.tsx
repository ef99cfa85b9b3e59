import { Button, Radio, RadioGroup, Spinner, Stack, TextField } from '@rubrica/ui';
import { useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { UploadField } from '../../../lib/uploads/upload-field.tsx';
import { videoTime } from '../../../lib/video-time.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { useVideoSource } from './use-video-source.ts';

interface SourceFieldsProps {
  source: ReturnType<typeof useVideoSource>;
  /** Shown where a save needs a video that is not there. */
  error: string | undefined;
  onFile: (file: File) => void;
}

/** The choice of a video: a file to upload, or a link that is tried at once. */
export function SourceFields({ source: { chosen, step, chooseLink, upload }, error, onFile }: SourceFieldsProps) {
  const { source: messages } = useMessages({ en, ar });
  const [kind, setKind] = useState<'file' | 'link'>('file');
  const [address, setAddress] = useState('');
  const refusal = step.kind === 'refused' ? messages.problems[step.problem] : undefined;
  const check = () => {
    if (address.trim() !== '' && step.kind !== 'reading') chooseLink(address);
  };
  return (
    <Stack gap={16}>
      <RadioGroup
        label={messages.kind}
        inline
        value={kind}
        onChange={(value) => setKind(value === 'link' ? 'link' : 'file')}
      >
        <Radio value="file" label={messages.file} />
        <Radio value="link" label={messages.link} />
      </RadioGroup>
      {kind === 'file' ? (
        <UploadField
          kind="video"
          label={messages.chooseFile}
          hint={messages.chooseFileHint}
          upload={upload}
          error={refusal ?? error}
          onSelect={([file]) => file && onFile(file)}
        />
      ) : (
        <>
          <TextField
            label={messages.address}
            hint={messages.addressHint}
            type="url"
            autoComplete="off"
            value={address}
            error={refusal ?? error}
            onChange={({ target }) => setAddress(target.value)}
            onBlur={check}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              check();
            }}
          />
          <div>
            <Button loading={step.kind === 'reading'} onClick={check}>
              {messages.check}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {step.kind === 'reading' && (
          <>
            <Spinner label="" /> {kind === 'link' ? messages.checking : messages.reading}
          </>
        )}
        {step.kind === 'idle' && chosen?.source && (
          <span>
            {chosen.source.kind === 'link' ? messages.playable : messages.uploaded}{' '}
            {messages.length(videoTime(chosen.durationMs))}
          </span>
        )}
      </div>
    </Stack>
  );
}
