import { Banner, Chip, Dialog, QuietButton, Stack, token, type ChipTone } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { hasDifferences, type PaperQuestionDifference } from '../../../compare/compare-papers.ts';
import type { Paper } from '../../../paper/paper.ts';
import { paperOf } from '../../state/paper-of.ts';
import { useWorkbench } from '../../workbench-context.ts';
import { useEditorialMessages } from '../messages/use-editorial-messages.ts';
import { PaperChanges } from './paper-changes.tsx';
import { QuestionComparison } from './question-comparison.tsx';
import { choice, VersionField } from './version-field.tsx';
import {
  alignKinds,
  differencesOf,
  draftIn,
  paperAtStart,
  paperOfVersion,
  type Compared,
} from './versions-to-compare.ts';

const Sides = styled.div`
  display: grid;
  gap: ${token.space[12]};
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const QuestionList = styled.ul`
  display: grid;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]};
  }
  & button[aria-current] {
    font-weight: 650;
  }
`;

const tones: Readonly<Record<PaperQuestionDifference['state'], ChipTone>> = {
  added: 'success',
  removed: 'danger',
  kept: 'highlight',
};

/** Compares the open paper with one of its versions or a file, or two of these with each other. */
export default function DifferenceDialog({ onClose }: { onClose: () => void }) {
  const { differences: messages } = useEditorialMessages();
  const { workbench, question } = useWorkbench();
  const paper = useMemo(() => paperOf(workbench), [workbench]);
  const latest = paper.versions.at(-1);
  const [before, setBefore] = useState<Compared | null>(() => ({
    kind: 'paper',
    paper: (latest && paperOfVersion(paper, latest.id)) ?? paperAtStart(workbench),
  }));
  const [after, setAfter] = useState<Compared | null>({ kind: 'paper', paper });
  const pair = before && after && alignKinds(before, after, { open: paper, draft: question.history.draft });

  return (
    <Dialog open onClose={onClose} hasUnsaved={false} size="large" title={messages.title} description={messages.text}>
      <Stack gap={16}>
        <Sides>
          <VersionField
            label={messages.before}
            workbench={workbench}
            paper={paper}
            first={latest?.id ?? choice.start}
            onChange={setBefore}
          />
          <VersionField label={messages.after} workbench={workbench} paper={paper} onChange={setAfter} />
        </Sides>
        {before && after && !pair && <Banner tone="warning">{messages.otherKind}</Banner>}
        {pair && <Comparison {...pair} currentId={question.id} />}
      </Stack>
    </Dialog>
  );
}

function Comparison({ before, after, currentId }: { before: Paper; after: Paper; currentId: string }) {
  const { differences: messages } = useEditorialMessages();
  const differences = useMemo(() => differencesOf(before, after), [before, after]);
  const [chosen, setChosen] = useState(currentId);
  const { questions } = differences;
  const shown = questions.find(({ id }) => id === chosen) ?? questions[0];
  if (!hasDifferences(differences)) return <p>{messages.equal}</p>;
  return (
    <>
      <PaperChanges differences={differences} />
      {questions.length > 1 && (
        <section aria-label={messages.questions}>
          <QuestionList>
            {questions.map((each) => (
              <li key={each.id}>
                <QuietButton aria-current={each === shown || undefined} onClick={() => setChosen(each.id)}>
                  <bdi>{each.title.trim() || messages.untitled}</bdi>
                </QuietButton>
                <StateChip difference={each} />
              </li>
            ))}
          </QuestionList>
        </section>
      )}
      {shown && (
        <QuestionComparison
          key={shown.id}
          difference={shown}
          before={draftIn(before, shown.id)}
          after={draftIn(after, shown.id)}
        />
      )}
    </>
  );
}

function StateChip({ difference: { state, isMoved, fields } }: { difference: PaperQuestionDifference }) {
  const { differences: messages } = useEditorialMessages();
  const isOnlyMoved = state === 'kept' && isMoved && fields.length === 0;
  return <Chip tone={tones[state]}>{messages.states[isOnlyMoved ? 'moved' : state]}</Chip>;
}
