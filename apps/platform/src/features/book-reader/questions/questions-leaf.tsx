import type { StudentBook } from '@rubrica/api-client/contract';
import { Heading, Stack } from '@rubrica/ui';
import { useId } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { PlatformKit } from '../../../lib/kit/platform-kit.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { PracticeQuestion } from './practice-question.tsx';
import type { Practice } from './use-practice.ts';

export interface QuestionsLeafProps {
  book: StudentBook['_id'];
  heading: string;
  questions: StudentBook['questions'];
  practice: Practice;
}

/** Questions about what was read. */
export function QuestionsLeaf({ book, heading, questions, practice }: QuestionsLeafProps) {
  const m = useMessages({ en, ar });
  const id = useId();
  return (
    <Stack as="section" gap={24} aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} size={18} id={id}>
          {heading}
        </Heading>
        <p>{m.practice}</p>
      </Stack>
      <PlatformKit>
        {questions.map((question) => (
          <PracticeQuestion key={question.question} book={book} question={question} practice={practice} />
        ))}
      </PlatformKit>
    </Stack>
  );
}
