import type { StudentBook } from '@rubrica/api-client/contract';
import { isBlank, type AnswerEntry } from '@rubrica/question-kit';
import { QuestionAnswer, QuestionReview } from '@rubrica/question-kit/react';
import { Banner, Button, Stack } from '@rubrica/ui';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { Practice } from './use-practice.ts';

interface PracticeQuestionProps {
  book: StudentBook['_id'];
  question: StudentBook['questions'][number];
  practice: Practice;
}

/** A question of a book: answered, then checked by the server, which alone has the key; as often as one likes. */
export function PracticeQuestion({ book, question: { question: id, view }, practice }: PracticeQuestionProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const [failure, setFailure] = useState('');
  const { entries, checked } = practice.of(id);
  const change = (answers: AnswerEntry[]) => practice.answer(id, answers);

  const [check, isChecking] = useExclusive(async () => {
    setFailure('');
    try {
      practice.check(
        id,
        await api.checkBookAnswers({ params: { id: book }, body: { question: id, answers: [...entries] } }),
      );
    } catch (error) {
      setFailure(errorText(error, common, m.checkFailed));
    }
  });

  return (
    <Stack gap={12}>
      {checked ? (
        <>
          <Outcome checked={checked} />
          <QuestionReview
            question={view}
            solution={checked.solution}
            value={checked.answers}
            // No teacher gets to see it: what only a teacher could mark does not wait.
            marks={checked.marks.map((mark) => (isForNobody(mark) ? undefined : mark))}
            showModelAnswer
          />
        </>
      ) : (
        <QuestionAnswer question={view} value={entries} onChange={change} />
      )}
      {failure && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      <div>
        {checked ? (
          <Button onClick={() => practice.check(id, null)}>{m.checkAgain}</Button>
        ) : (
          <Button variant="primary" loading={isChecking} onClick={() => void check()}>
            {m.check}
          </Button>
        )}
      </div>
    </Stack>
  );
}

type Checked = NonNullable<ReturnType<Practice['of']>['checked']>;

/** Whether only a teacher could mark a block, also one that was left empty, which does not wait for a mark. */
const isForNobody = ({ pending, items }: Checked['marks'][number]) =>
  pending || (items.length > 0 && items.every(({ decision }) => decision === 'manual'));

/** Right, partly right, or nothing that a machine marks; never by colour alone. */
function Outcome({ checked: { marks, solution } }: { checked: Checked }) {
  const m = useMessages({ en, ar });
  const { number } = useFormat();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It comes above what was pressed, on a phone out of sight.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const decided = marks.filter((mark) => !isForNobody(mark));
  const sum = (of: 'mark' | 'maximum') => decided.reduce((total, block) => total + block[of], 0);
  const [mark, maximum] = [sum('mark'), sum('maximum')];
  const isRight = maximum > 0 && mark === maximum;
  // Of instructions the model answer is a note for staff.
  const hasModel = solution.questions.some(({ type, modelAnswer = '' }) => type !== 'Rubric' && !isBlank(modelAnswer));
  const unmarked = hasModel ? m.unmarked : m.nobodyMarks;
  return (
    <div ref={box}>
      <Banner announce tone={isRight ? 'success' : 'info'}>
        {maximum === 0 ? unmarked : isRight ? m.right : m.partly(number(mark), number(maximum))}
      </Banner>
    </div>
  );
}
