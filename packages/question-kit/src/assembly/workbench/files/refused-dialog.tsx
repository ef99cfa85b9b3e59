import { Button, Dialog, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import type { QuestionParseProblem } from '../../core/question-parse-error.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';

/** A file that could not be opened, and why. */
export interface RefusedFile {
  name: string;
  problems: readonly QuestionParseProblem[];
}

/** Nobody reads more than these; the first ones are what to fix. */
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

/** Says why a file was not opened, with the places in it. */
export function RefusedDialog({ file, onClose }: { file: RefusedFile; onClose: () => void }) {
  const w = useWorkbenchMessages();
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.files.refused(file.name)}
      description={w.files.refusedText}
      actions={
        <Button variant="primary" onClick={onClose}>
          {w.files.understood}
        </Button>
      }
    >
      <Problems dir="ltr" lang="en">
        {file.problems.slice(0, shown).map(({ path, message }, at) => (
          <div key={`${path.join('.')} ${at}`}>
            <dt>{path.length === 0 ? w.files.whole : path.join('.')}</dt>
            <dd>{message}</dd>
          </div>
        ))}
      </Problems>
    </Dialog>
  );
}
