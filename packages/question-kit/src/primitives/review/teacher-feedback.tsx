import type { FileRef } from '../schema/fields.ts';
import { LazyPlayer } from '../player/lazy-player.tsx';
import type { AnswerMessages } from '../messages/answer.ts';
import type { ReviewMessages } from '../messages/review.ts';
import { FileLink } from '../stimulus/file-link.tsx';
import { languageOfText } from '../text/language-of-text.ts';

interface TeacherFeedbackProps {
  /** The teacher's comment on the whole answer. */
  comment: string | undefined;
  files: readonly FileRef[];
  uid: string;
  messages: AnswerMessages & ReviewMessages;
  lang: string;
}

/** A teacher's comment on a whole answer, with recordings and files. Renders nothing if there are none. */
export function TeacherFeedback({ comment = '', files, uid, messages, lang }: TeacherFeedbackProps) {
  const commentText = comment.trim();
  if (commentText === '' && files.length === 0) return null;
  return (
    <section className="rb-teacher" aria-labelledby={`${uid}teacher`}>
      <h3 id={`${uid}teacher`}>{messages.overall}</h3>
      {commentText !== '' && (
        <p dir="auto" lang={languageOfText(commentText, lang)}>
          {commentText}
        </p>
      )}
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

/** A file from a teacher: a player for a recording, a link for any other file. */
export function TeacherFile({ file, messages, lang }: { file: FileRef; messages: AnswerMessages; lang: string }) {
  const kind = /^(audio|video)\//u.exec(file.mime)?.[1];
  if (kind === undefined) return <FileLink file={file} messages={messages} />;
  return <LazyPlayer file={file} kind={kind === 'video' ? 'video' : 'audio'} label={file.name} lang={lang} download />;
}
