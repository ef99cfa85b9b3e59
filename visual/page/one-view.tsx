import { useState } from 'react';
import { draftOf } from '../../packages/question-kit/src/core/defaults.ts';
import type { Fixture } from '../../packages/question-kit/src/core/fixture.ts';
import { markAnswers } from '../../packages/question-kit/src/core/marking.ts';
import type { Question } from '../../packages/question-kit/src/core/question.ts';
import type { BuiltType } from '../../packages/question-kit/src/core/question-types.ts';
import type { AnswerEntry, Block } from '../../packages/question-kit/src/core/registry.ts';
import { toStudentView } from '../../packages/question-kit/src/core/student-view.ts';
import { QuestionEditor } from '../../packages/question-kit/src/editor.ts';
import { fixtures, questionFixture } from '../../packages/question-kit/src/fixtures.ts';
import { QuestionMarker } from '../../packages/question-kit/src/marker.ts';
import { QuestionAnswer, QuestionKitProvider, QuestionReview } from '../../packages/question-kit/src/react.ts';
import { storyMedia } from '../../packages/question-kit/src/views/stories/story-files.ts';

export type View = 'answer' | 'review' | 'mark' | 'edit';

interface OneViewProps {
  type: BuiltType;
  view: View;
  language: string;
}

/** A type's example in the reader's language, half answered, in one of its views. */
export function OneView({ type, view, language }: OneViewProps) {
  const all: readonly Fixture<Block, AnswerEntry>[] = fixtures[type];
  const fixture = all.find(({ lang }) => lang === language) ?? all[0];
  if (!fixture) return null;
  const question: Question = { ...questionFixture(type), input: [], questions: [fixture.block] };
  const [given = fixture.right] = Object.values(fixture.others);
  return (
    <QuestionKitProvider language={language} contentLanguage={fixture.lang} media={storyMedia}>
      {view === 'edit' ? (
        <div style={{ blockSize: 900 }}>
          <QuestionEditor defaultValue={draftOf(question)} categories={[]} levels={[]} diplomas={[]} />
        </div>
      ) : (
        <div style={{ padding: 24 }}>
          <Shown view={view} question={question} given={view === 'answer' ? fixture.right : given} />
        </div>
      )}
    </QuestionKitProvider>
  );
}

function Shown({ view, question, given }: { view: View; question: Question; given: AnswerEntry }) {
  const [value, setValue] = useState<readonly AnswerEntry[]>([given]);
  const paper = toStudentView(question);
  if (view === 'answer') return <QuestionAnswer question={paper} value={value} onChange={setValue} />;
  if (view === 'mark') return <QuestionMarker question={question} value={value} onChange={setValue} />;
  const marks = markAnswers(question, value).blocks;
  return <QuestionReview question={paper} solution={question} value={value} marks={marks} showModelAnswer />;
}
