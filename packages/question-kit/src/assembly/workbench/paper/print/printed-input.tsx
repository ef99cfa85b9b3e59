import type { StudentInputItem } from '../../../../primitives/schema/input.ts';
import { FileImage } from '../../../../primitives/stimulus/file-image.tsx';
import { richText } from '../../../../primitives/views/rich-text.tsx';
import { answerMessages } from '../../../../primitives/messages/answer.ts';
import { useMessages } from '../../../../primitives/messages/messages.ts';
import type { PrintMessages } from './messages.ts';

/** What students read, see or hear before the questions. */
export function PrintedInput({ input, m }: { input: StudentInputItem; m: PrintMessages }) {
  const messages = useMessages(answerMessages);
  switch (input.kind) {
    case 'text':
      return (
        <div data-part="passage" dir="auto">
          {richText(input.html)}
        </div>
      );
    case 'image':
      return (
        <figure>
          <FileImage file={input.file} alt={input.alt} messages={messages} />
        </figure>
      );
    case 'audio':
      return (
        <p data-part="note">
          {m.recording} {input.playLimit !== undefined && m.plays(input.playLimit)}
        </p>
      );
    case 'video':
      return <p data-part="note">{m.video}</p>;
    case 'pdf':
      return <p data-part="note">{m.file(input.file.name)}</p>;
  }
}
