import { Button, Card, Dialog, Heading, token } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Versions = styled.div`
  display: grid;
  gap: ${token.space[16]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
`;

interface ConflictDialogProps {
  title: string;
  description: string;
  keepMine: string;
  takeTheirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Both versions side by side, mine first; left out where a page has no room to show them. */
  versions?: readonly { title: string; content: ReactNode }[];
  /** What the two differ in. */
  children?: ReactNode;
}

const ignore = () => {};

/** Two saves met: a person chooses the one that counts. It cannot be dismissed, as one of the two has to go. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, description, keepMine, takeTheirs, onKeepMine, onTakeTheirs, versions, children } = props;
  return (
    <Dialog
      open
      onClose={ignore}
      dismissible={false}
      opensByItself
      role="alertdialog"
      size={versions || children ? 'large' : 'small'}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {takeTheirs}
          </Button>
          <Button variant="primary" onClick={onKeepMine}>
            {keepMine}
          </Button>
        </>
      }
    >
      {children}
      {versions && (
        <Versions>
          {versions.map((version) => (
            // Each takes the focus, so that the arrow keys scroll what is only read.
            <Card key={version.title} as="section" aria-label={version.title} tabIndex={0}>
              <Heading level={3} size={16}>
                {version.title}
              </Heading>
              {version.content}
            </Card>
          ))}
        </Versions>
      )}
    </Dialog>
  );
}
