import type { FileRef } from '../schema/fields.ts';
import type { AnswerMessages } from '../messages/answer.ts';
import type { FileUrl } from './use-file-url.ts';

/** The placeholder of a file that is loading or has failed. */
export function FileState({ file, fileUrl, messages }: { file: FileRef; fileUrl: FileUrl; messages: AnswerMessages }) {
  if (!fileUrl.hasFailed) return <span className="rb-waiting">{messages.fileLoading}</span>;
  return (
    <span className="rb-waiting" role="alert">
      {messages.fileMissing(file.name)}
      <button type="button" className="rb-tool" onClick={fileUrl.retry}>
        {messages.tryAgain}
      </button>
    </span>
  );
}
