import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { draftOf } from '../../packages/question-kit/src/assembly/core/defaults.ts';
import type { Fixture } from '../../packages/question-kit/src/primitives/fixture.ts';
import { markAnswers } from '../../packages/question-kit/src/assembly/core/marking.ts';
import type { Question } from '../../packages/question-kit/src/assembly/core/question.ts';
import { type QuestionType, questionTypes } from '../../packages/question-kit/src/types/question-types.ts';
import type { AnswerEntry, Block } from '../../packages/question-kit/src/assembly/core/registry.ts';
import { toStudentView } from '../../packages/question-kit/src/assembly/core/student-view.ts';
import { QuestionEditor } from '../../packages/question-kit/src/editor.ts';
import { fixtures, questionFixture } from '../../packages/question-kit/src/fixtures.ts';
import { QuestionMarker } from '../../packages/question-kit/src/marker.ts';
import { QuestionAnswer, QuestionKitProvider, QuestionReview } from '../../packages/question-kit/src/react.ts';
import type { InputItem } from '../../packages/question-kit/src/primitives/schema/input.ts';
import { storyDictionary } from '../../packages/question-kit/src/types/vocab/stories/story-dictionary.ts';
import { UiProvider } from '../../packages/ui/src/index.ts';
import { type View, views } from '../lib/question-pictures.ts';
import { pageMedia } from './page-media.ts';
import type { Pictures } from './pictures.ts';
import { scrollToStart } from './scroll-to-start.ts';

interface QuestionViewPageProps {
  type: QuestionType;
  view: View;
  language: string;
}

const dictionary = storyDictionary();

/** The types that need input, and its kind. */
const requiredInput: { readonly [Type in QuestionType]?: InputItem['kind'] } = {
  WritingPhotoDescription: 'image',
  WritingSummaries: 'text',
};

/** Shows the views of a type. */
export function openViews(typeName: string | null): Pictures {
  const type = questionTypes.find((known) => known === typeName);
  if (type === undefined) throw new Error(`There is no type ${typeName}.`);
  let root: Root | undefined;
  return {
    prepare: (view) => {
      root?.unmount();
      root = undefined;
      return view === 'edit' ? { width: 1280, height: 1500 } : null;
    },
    show: (name, { language, theme }) => {
      const view = views.find((known) => known === name);
      if (view === undefined) return Promise.reject(new Error(`There is no view ${name}.`));
      root?.unmount();
      window.scrollTo(0, 0);
      root = createRoot(document.querySelector('#root')!);
      root.render(
        <UiProvider scope="document" language={language} theme={theme}>
          <QuestionViewPage type={type} view={view} language={language} />
        </UiProvider>,
      );
      return Promise.resolve();
    },
    scrollToStart,
  };
}

/** One view of a type, with an example in the page's language that is answered in part. */
function QuestionViewPage({ type, view, language }: QuestionViewPageProps) {
  const all: readonly Fixture<Block, AnswerEntry>[] = fixtures[type];
  const fixture = all.find(({ lang }) => lang === language) ?? all[0];
  if (!fixture) return null;
  const example = questionFixture(type);
  const question: Question = {
    ...example,
    input: example.input.filter(({ kind }) => kind === requiredInput[type]),
    questions: [fixture.block],
  };
  const [answer = fixture.right] = Object.values(fixture.others);
  return (
    <QuestionKitProvider language={language} contentLanguage={fixture.lang} media={pageMedia} dictionary={dictionary}>
      {view === 'edit' ? (
        <div style={{ blockSize: 1500 }}>
          <QuestionEditor defaultValue={draftOf(question)} categories={[]} levels={[]} diplomas={[]} />
        </div>
      ) : (
        <div style={{ padding: 24 }}>
          <SingleView view={view} question={question} answer={view === 'answer' ? fixture.right : answer} />
        </div>
      )}
    </QuestionKitProvider>
  );
}

function SingleView({ view, question, answer }: { view: View; question: Question; answer: AnswerEntry }) {
  const [value, setValue] = useState<readonly AnswerEntry[]>([answer]);
  const paper = toStudentView(question);
  if (view === 'answer') return <QuestionAnswer question={paper} value={value} onChange={setValue} />;
  if (view === 'mark') return <QuestionMarker question={question} value={value} onChange={setValue} />;
  const marks = markAnswers(question, value).blocks;
  return <QuestionReview question={paper} solution={question} value={value} marks={marks} showModelAnswer />;
}
