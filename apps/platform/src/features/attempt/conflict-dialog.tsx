import type { Answer } from '@rubrica/api-client/contract';
import type { StudentQuestion } from '@rubrica/question-kit';
import { QuestionAnswer } from '@rubrica/question-kit/react';
import { Button, Card, Dialog, Heading, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { AnswerContent } from './save-queue/pending.ts';

const Sides = styled.div`
  display: grid;
  gap: ${token.space[16]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
`;

interface ConflictDialogProps {
  mine: AnswerContent;
  current: Answer;
  question: StudentQuestion | undefined;
  onResolve: (current: Answer, mine: AnswerContent | null) => Promise<void>;
}

const ignore = () => {};

/** Two saves met: both are shown, and the student says which one counts. */
export function ConflictDialog({ mine, current, question, onResolve }: ConflictDialogProps) {
  const messages = useMessages({ en, ar });
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
          <Button variant="secondary" onClick={() => void onResolve(current, null)}>
            {messages.keepTheirs}
          </Button>
          <Button variant="primary" onClick={() => void onResolve(current, mine)}>
            {messages.keepMine}
          </Button>
        </>
      }
    >
      {question && (
        <Sides>
          {[[messages.mine, mine.answers] as const, [messages.theirs, current.answers] as const].map(
            ([title, value]) => (
              <Card key={title} as="section" aria-label={title}>
                <Heading level={3} size={16}>
                  {title}
                </Heading>
                <QuestionAnswer question={question} value={value} onChange={ignore} readOnly parts="questions" />
              </Card>
            ),
          )}
        </Sides>
      )}
    </Dialog>
  );
}
