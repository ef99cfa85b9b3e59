import { FileField, IconButton } from '@rubrica/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FileRef } from '../schema/fields.ts';
import { useKit } from '../views/kit-context.ts';
import { useCommitted } from '../views/use-committed.ts';
import type { ViewMessages } from '../messages/messages.ts';
import { TeacherFile } from '../review/teacher-feedback.tsx';
import { UndoLine } from './undo-line.tsx';
import { SpokenComments } from './spoken-comments.tsx';
import { useSpokenComments } from './use-spoken-comments.ts';
import { useUploads } from './use-uploads.ts';
import { maxCommentFiles } from './comment-place.ts';
import type { RecordingId } from '../schema/ids.ts';

const maxBytes = 50 * 1024 * 1024;

interface InstructorFilesProps {
  files: readonly FileRef[];
  onChange: (files: FileRef[]) => void;
  uid: string;
  /** What the device and the host call the place of these files, unique in the answer: see `commentPlace`. */
  place: RecordingId;
  messages: ViewMessages;
  lang: string;
}

/** Lets a marker attach recorded comments and files to an answer. */
export function InstructorFiles({ files, onChange, uid, place, messages, lang }: InstructorFilesProps) {
  const { media } = useKit();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** How many files were attached while the focus was in here. */
  const [focusedCount, setFocusedCount] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<FileRef>();
  // An upload may finish after further changes, so it is added to the latest list.
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  });

  useCommitted(() => {
    // The recorder that was spoken into, the upload and the line to undo are gone once their file is in the list.
    if (focusedCount > 0 && document.activeElement === document.body) list.current?.focus();
  }, [focusedCount]);

  const update = (next: FileRef[]) => {
    latest.current.files = next;
    latest.current.onChange(next);
  };
  const add = (file: FileRef) => {
    if (section.current?.contains(document.activeElement)) setFocusedCount((count) => count + 1);
    const { files: all } = latest.current;
    if (all.length >= maxCommentFiles || all.some(({ id }) => id === file.id)) return;
    update([...all, file]);
    setRemoved(undefined);
    setAnnouncement(messages.fileAttached(file.name));
  };
  const uploads = useUploads(place, add, messages.fileFailed);
  const comments = useSpokenComments(place);
  const remove = (file: FileRef) => {
    update(latest.current.files.filter(({ id }) => id !== file.id));
    setRemoved(file);
    setAnnouncement('');
  };
  if (!media.upload && files.length === 0 && !removed) return null;
  const room = maxCommentFiles - files.length - uploads.items.length - comments.unsent.length;

  return (
    <section ref={section} className="rb-attached" aria-labelledby={`${uid}files`}>
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
          message={messages.fileRemoved(removed.name)}
          onUndo={() => add(removed)}
          messages={messages}
        />
      )}
      <span className="rb-sr" role="status">
        {announcement}
      </span>
      {media.upload && (
        <>
          <SpokenComments comments={comments} canSpeak={room > 0} onStored={add} messages={messages} />
          {room <= 0 && <p className="rb-hint">{messages.filesFull(maxCommentFiles)}</p>}
          {(room > 0 || uploads.items.length > 0) && (
            <FileField
              label={messages.attachFiles}
              multiple
              maxBytes={maxBytes}
              files={uploads.items}
              onSelect={(selected) => uploads.send(selected.slice(0, Math.max(0, room)))}
              onRemove={uploads.remove}
              onRetry={uploads.retry}
            />
          )}
        </>
      )}
    </section>
  );
}
