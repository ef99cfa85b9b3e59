import { Button, Dialog, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { QuestionParseProblem } from '../../core/question-parse-error.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';

/** A file that could not be opened, and why. */
export interface RejectedFile {
  name: string;
  problems: readonly QuestionParseProblem[];
}

export interface RejectedFileDialogProps {
  title: string;
  text: string;
  problems: readonly QuestionParseProblem[];
  onClose: () => void;
}

/** Maximum number of listed problems. */
const shown = 8;

const Problems = styled.dl`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  & dt {
    font-family: ${token.family.mono};
    font-size: ${token.font[13]};
    overflow-wrap: anywhere;
  }
  & dd {
    margin: 0;
    color: ${token.color.inkSoft};
    overflow-wrap: anywhere;
  }
`;

/** Lists why a file could not be opened or written, with the path of each problem. */
export default function RejectedFileDialog({ title, text, problems, onClose }: RejectedFileDialogProps) {
  const messages = useWorkbenchMessages();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <Button variant="primary" onClick={onClose}>
          {messages.files.ok}
        </Button>
      }
    >
      {problems.length > 0 && (
        <Problems dir="ltr" lang="en">
          {problems.slice(0, shown).map(({ path, message }, at) => (
            <div key={`${path.join('.')} ${at}`}>
              <dt>{path.length === 0 ? messages.files.wholeFile : path.join('.')}</dt>
              <dd>{message}</dd>
            </div>
          ))}
        </Problems>
      )}
    </Dialog>
  );
}
