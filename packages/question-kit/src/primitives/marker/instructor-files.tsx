import { FileField, IconButton } from '@rubrica/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { LazyRecorder } from '../recorder/lazy-recorder.tsx';
import { useKit } from '../views/kit-context.ts';
import type { ViewMessages } from '../messages/messages.ts';
import { TeacherFile } from '../review/teacher-says.tsx';
import { UndoLine } from './undo-line.tsx';
import { useUploads } from './use-uploads.ts';

/** As many as an entry holds. */
const most = 50;
const maxBytes = 50 * 1024 * 1024;
const longest = 300;

interface InstructorFilesProps {
  files: readonly FileRef[];
  onChange: (files: FileRef[]) => void;
  uid: string;
  /** Names the recording on this device among the attempt's others. */
  recordingId: string;
  messages: ViewMessages;
  lang: string;
}

/** What a marker gives to an answer besides words: a spoken comment, and files of any kind. */
export function InstructorFiles({ files, onChange, uid, recordingId, messages, lang }: InstructorFilesProps) {
  const { media } = useKit();
  const list = useRef<HTMLUListElement>(null);
  const [spoken, setSpoken] = useState(0);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<FileRef>();
  // Uploads end long after they began: what they are added to is what stands then.
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  });

  const put = (next: FileRef[]) => {
    latest.current.files = next;
    latest.current.onChange(next);
  };
  const add = (file: FileRef) => {
    const { files: all } = latest.current;
    if (all.length >= most || all.some(({ id }) => id === file.id)) return;
    put([...all, file]);
    setRemoved(undefined);
    setSaid(messages.fileAttached(file.name));
  };
  const uploads = useUploads(add, messages.fileFailed);
  const remove = (file: FileRef) => {
    put(latest.current.files.filter(({ id }) => id !== file.id));
    setRemoved(file);
    setSaid('');
  };
  if (!media.upload && files.length === 0 && !removed) return null;
  const full = files.length + uploads.items.length >= most;

  return (
    <section className="rb-attached" aria-labelledby={`${uid}files`}>
      <h3 id={`${uid}files`}>{messages.teacherFiles}</h3>
      <p className="rb-hint">{messages.teacherFilesHint}</p>
      {files.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-labelledby={`${uid}files`}>
          {files.map((file) => (
            <li key={file.id}>
              <TeacherFile file={file} messages={messages} lang={lang} />
              <IconButton
                label={messages.removeFile(file.name)}
                icon={<Trash2 aria-hidden="true" />}
                tone="danger"
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <UndoLine
          key={removed.id}
          said={messages.fileRemoved(removed.name)}
          onUndo={() => add(removed)}
          messages={messages}
        />
      )}
      <span className="rb-sr" role="status">
        {said}
      </span>
      {media.upload && full && <p className="rb-hint">{messages.filesFull(most)}</p>}
      {media.upload && !full && (
        <>
          <LazyRecorder
            key={`${recordingId} ${spoken}`}
            kind="audio"
            variant="compact"
            recordingId={recordingId}
            label={messages.speakComment}
            maxSeconds={longest}
            value={undefined}
            onChange={(file) => {
              if (!file) return;
              add(file);
              setSpoken(spoken + 1);
            }}
          />
          <FileField
            label={messages.attachFiles}
            multiple
            maxBytes={maxBytes}
            files={uploads.items}
            onSelect={(picked) => uploads.send(picked.slice(0, most - files.length - uploads.items.length))}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
          />
        </>
      )}
    </section>
  );
}
