import type { FileRef } from '../schema/fields.ts';
import type { AnswerMessages } from '../messages/answer.ts';
import { FileState } from './file-state.tsx';
import { useFileUrl } from './use-file-url.ts';

interface FileImageProps {
  file: FileRef;
  /** Empty where the words beside it say the same. */
  alt: string;
  messages: AnswerMessages;
}

/** A stored picture. */
export function FileImage({ file, alt, messages }: FileImageProps) {
  const fileUrl = useFileUrl(file);
  if (fileUrl.url === undefined) return <FileState file={file} fileUrl={fileUrl} messages={messages} />;
  return <img className="rb-picture" src={fileUrl.url} alt={alt} onError={fileUrl.onError} />;
}
