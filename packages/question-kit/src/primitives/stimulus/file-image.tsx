import type { FileRef } from '../schema/fields.ts';
import type { AnswerMessages } from '../messages/answer-en.ts';
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
  const place = useFileUrl(file);
  if (place.url === undefined) return <FileState file={file} place={place} messages={messages} />;
  return <img className="rb-picture" src={place.url} alt={alt} onError={place.onError} />;
}
