import type { FileRef } from '../schema/fields.ts';
import { LazyPlayer } from '../player/lazy-player.tsx';
import type { AnswerMessages } from '../messages/answer-en.ts';
import type { ReviewMessages } from '../messages/review-en.ts';
import { FileLink } from '../stimulus/file-link.tsx';

interface TeacherSaysProps {
  /** What the teacher has written to the whole answer. */
  comment: string | undefined;
  files: readonly FileRef[];
  uid: string;
  messages: AnswerMessages & ReviewMessages;
  lang: string;
}

/** What a teacher says to a whole answer: in writing, aloud, in files. Nothing where they have said nothing. */
export function TeacherSays({ comment = '', files, uid, messages, lang }: TeacherSaysProps) {
  const said = comment.trim();
  if (said === '' && files.length === 0) return null;
  return (
    <section className="rb-teacher" aria-labelledby={`${uid}teacher`}>
      <h3 id={`${uid}teacher`}>{messages.overall}</h3>
      {said !== '' && <p dir="auto">{said}</p>}
      {files.length > 0 && (
        <ul aria-label={messages.files}>
          {files.map((file) => (
            <li key={file.id}>
              <TeacherFile file={file} messages={messages} lang={lang} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A file from a teacher: a recording to be heard, anything else to be opened. */
export function TeacherFile({ file, messages, lang }: { file: FileRef; messages: AnswerMessages; lang: string }) {
  const kind = /^(audio|video)\//u.exec(file.mime)?.[1];
  if (kind === undefined) return <FileLink file={file} messages={messages} />;
  return <LazyPlayer file={file} kind={kind === 'video' ? 'video' : 'audio'} label={file.name} lang={lang} download />;
}
