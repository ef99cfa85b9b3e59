import type { FileRef } from '../schema/fields.ts';
import type { AnswerMessages } from '../messages/answer.ts';
import { FileState } from './file-state.tsx';
import { useFileUrl } from './use-file-url.ts';

/** A stored file to open in a tab of its own. */
export function FileLink({ file, messages }: { file: FileRef; messages: AnswerMessages }) {
  const fileUrl = useFileUrl(file);
  if (fileUrl.url === undefined) return <FileState file={file} fileUrl={fileUrl} messages={messages} />;
  return (
    <a href={fileUrl.url} target="_blank" rel="noopener noreferrer">
      <bdi>{file.name}</bdi>
    </a>
  );
}
