import { Stack, Tabs } from '@rubrica/ui';
import { useState } from 'react';
import type { PaperQuestionDifference } from '../../../compare/compare-papers.ts';
import type { ValuePath } from '../../../compare/difference.ts';
import { emptyDraft } from '../../../core/defaults.ts';
import type { Draft } from '../../../core/question.ts';
import { useEditorialMessages } from '../messages/use-editorial-messages.ts';
import { SideBySide } from '../side-by-side.tsx';
import { FieldDifferences } from './field-differences.tsx';

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
  difference: Pick<PaperQuestionDifference, 'title' | 'state' | 'fields' | 'editorial' | 'seenByStudents'>;
  /** Null where a version does not have the question. */
  before: Draft | null;
  after: Draft | null;
}

/** How two versions of a question differ: by field, and as students see it. */
export function QuestionComparison({ difference, before, after }: QuestionComparisonProps) {
  const { differences: messages } = useEditorialMessages();
  const [view, setView] = useState<'fields' | 'students'>('fields');
  const { state, fields, editorial, seenByStudents } = difference;
  const isUnseen = state === 'kept' && seenByStudents.length === 0;
  const absent = <p>{messages.states[state === 'added' ? 'added' : 'removed']}</p>;

  const byField =
    state === 'kept' ? (
      <FieldDifferences
        differences={[...fields, ...editorial]}
        before={before ?? emptyDraft()}
        after={after ?? emptyDraft()}
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
          { name: messages.before, draft: before, none: absent, marked: marked.before },
          { name: messages.after, draft: after, none: absent, marked: marked.after },
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
