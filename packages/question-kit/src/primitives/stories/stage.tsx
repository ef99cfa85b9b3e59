import { useUi } from '@rubrica/ui';
import { useState } from 'react';
import { markAnswers } from '../../assembly/core/marking.ts';
import type { Question } from '../../assembly/core/question.ts';
import type { AnswerEntry } from '../../assembly/core/registry.ts';
import { toStudentView } from '../../assembly/core/student-view.ts';
import type { MediaStore } from '../media/media-store.ts';
import { QuestionAnswer } from '../../assembly/answer/question-answer.tsx';
import type { Dictionary } from '../dictionary/dictionary.ts';
import { QuestionMarker } from '../../assembly/marker/question-marker.tsx';
import { QuestionKitProvider } from '../../assembly/provider.tsx';
import { QuestionReview } from '../../assembly/review/question-review.tsx';
import { storyMedia } from './story-files.ts';

/** What a story of a question view takes. */
export interface StageArgs {
  view: 'answer' | 'review' | 'mark';
  question: Question;
  value: AnswerEntry[];
  /** Hears every change. */
  onChange?: (value: AnswerEntry[]) => void;
  readOnly?: boolean;
  /** Whether the review shows the key and the model answer; by default it does. */
  solution?: boolean;
  contentLanguage?: string;
  /** Letters for other languages are offered; they are by default otherwise. */
  accents?: boolean;
  /** Where files are; a host that keeps nothing by default. */
  media?: MediaStore;
  /** The attempt under whose name the device keeps things. */
  attempt?: string;
  /** Who marks. */
  by?: string;
  dictionary?: Dictionary | undefined;
}

/** Holds the answers of a story, as a host would. */
export function Stage({
  view,
  question,
  value,
  onChange,
  readOnly = false,
  solution = true,
  contentLanguage = 'en',
  accents = true,
  media = storyMedia,
  attempt,
  by,
  dictionary,
}: StageArgs) {
  const { language } = useUi();
  const [answers, setAnswers] = useState(value);
  const change = (next: AnswerEntry[]) => {
    setAnswers(next);
    onChange?.(next);
  };
  return (
    <QuestionKitProvider
      language={language}
      contentLanguage={contentLanguage}
      accents={accents}
      media={media}
      dictionary={dictionary}
    >
      {view === 'answer' && (
        <QuestionAnswer
          question={toStudentView(question)}
          value={answers}
          onChange={change}
          readOnly={readOnly}
          attempt={attempt}
        />
      )}
      {view === 'review' && (
        <QuestionReview
          question={toStudentView(question)}
          solution={solution ? question : undefined}
          value={answers}
          marks={markAnswers(question, answers).blocks}
          showModelAnswer={solution}
        />
      )}
      {view === 'mark' && (
        <QuestionMarker question={question} value={answers} onChange={change} attempt={attempt} by={by} />
      )}
    </QuestionKitProvider>
  );
}
