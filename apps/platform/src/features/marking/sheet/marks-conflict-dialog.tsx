import { markAnswers, toStudentView } from '@rubrica/question-kit';
import { QuestionReview } from '@rubrica/question-kit/react';
import { Button, Card, Dialog, Heading, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { MarksConflict } from './use-marks.ts';

const Sides = styled.div`
  display: grid;
  gap: ${token.space[16]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
`;

interface MarksConflictDialogProps {
  conflict: MarksConflict;
  onResolve: (conflict: MarksConflict, takeMine: boolean) => void;
}

const ignore = () => {};

/** Two people marked the same question: both results are shown, and one is chosen. */
export function MarksConflictDialog({ conflict, onResolve }: MarksConflictDialogProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const { current, mine } = conflict;
  const sides = [
    [messages.mine, mine],
    [messages.theirs, current.answers],
  ] as const;
  return (
    <Dialog
      open
      onClose={ignore}
      dismissible={false}
      role="alertdialog"
      size="large"
      title={messages.conflictTitle}
      description={messages.conflictText}
      actions={
        <>
          <Button variant="secondary" onClick={() => onResolve(conflict, false)}>
            {messages.keepTheirs}
          </Button>
          <Button variant="primary" onClick={() => onResolve(conflict, true)}>
            {messages.keepMine}
          </Button>
        </>
      }
    >
      <Sides>
        {sides.map(([title, answers]) => (
          <Card key={title} as="section" aria-label={title} tabIndex={0}>
            <Heading level={3} size={16}>
              {title}
            </Heading>
            <QuestionReview
              question={toStudentView(current.content)}
              solution={current.content}
              value={answers}
              marks={markAnswers(current.content, answers).blocks}
              parts="questions"
              showModelAnswer={false}
            />
          </Card>
        ))}
      </Sides>
    </Dialog>
  );
}
