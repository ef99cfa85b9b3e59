import { Banner, Chip, Dialog, QuietButton, Stack, Tabs, token, type ChipTone } from '@rubrica/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ValuePath } from '../../../compare/difference.ts';
import { hasDifferences, type PaperQuestionDifference } from '../../../compare/compare-papers.ts';
import { emptyDraft } from '../../../core/defaults.ts';
import type { Paper } from '../../../paper/paper.ts';
import { paperOf } from '../../state/paper-of.ts';
import { useWorkbench } from '../../workbench-context.ts';
import { useEditorialMessages } from '../messages/use-editorial-messages.ts';
import { SideBySide } from '../side-by-side.tsx';
import { FieldDifferences } from './field-differences.tsx';
import { PaperChanges } from './paper-changes.tsx';
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
      {shown && <QuestionComparison key={shown.id} difference={shown} before={before} after={after} />}
    </>
  );
}

function StateChip({ difference: { state, isMoved, fields } }: { difference: PaperQuestionDifference }) {
  const { differences: messages } = useEditorialMessages();
  const isOnlyMoved = state === 'kept' && isMoved && fields.length === 0;
  return <Chip tone={tones[state]}>{messages.states[isOnlyMoved ? 'moved' : state]}</Chip>;
}

/** The path of a part that only one side has, where both have its block. */
const withinBlock = (path: ValuePath) => (path.length > 2 ? path : null);

/** The positions of the blocks that paths lead through. */
function blocksOn(paths: readonly (ValuePath | null)[]): number[] {
  const positions = paths.flatMap((path) =>
    path?.[0] === 'questions' && typeof path[1] === 'number' ? [path[1]] : [],
  );
  return [...new Set(positions)];
}

interface QuestionComparisonProps {
  difference: PaperQuestionDifference;
  before: Paper;
  after: Paper;
}

function QuestionComparison({ difference, before, after }: QuestionComparisonProps) {
  const { differences: messages } = useEditorialMessages();
  const [view, setView] = useState<'fields' | 'students'>('fields');
  const [old, now] = [draftIn(before, difference.id), draftIn(after, difference.id)];
  const { state, fields, editorial, seenByStudents } = difference;
  const isUnseen = state === 'kept' && seenByStudents.length === 0;
  const absent = <p>{messages.states[state === 'added' ? 'added' : 'removed']}</p>;

  const byField =
    state === 'kept' ? (
      <FieldDifferences
        differences={[...fields, ...editorial]}
        before={old ?? emptyDraft()}
        after={now ?? emptyDraft()}
      />
    ) : (
      absent
    );
  const marked = {
    before: blocksOn(seenByStudents.map(({ path, pathBefore }) => pathBefore ?? withinBlock(path))),
    after: blocksOn(seenByStudents.map(({ kind, path }) => (kind === 'removed' ? withinBlock(path) : path))),
  };
  const asStudents = (
    <Stack gap={8}>
      {isUnseen && <p>{messages.unseen}</p>}
      {marked.before.length + marked.after.length > 0 && <p>{messages.marked}</p>}
      <SideBySide
        sides={[
          { name: messages.before, draft: old, none: absent, marked: marked.before },
          { name: messages.after, draft: now, none: absent, marked: marked.after },
        ]}
      />
    </Stack>
  );
  return (
    <Tabs
      label={difference.title.trim() || messages.untitled}
      value={view}
      onChange={setView}
      items={[
        { value: 'fields', label: messages.fields, content: view === 'fields' && byField },
        { value: 'students', label: messages.students, content: view === 'students' && asStudents },
      ]}
    />
  );
}
