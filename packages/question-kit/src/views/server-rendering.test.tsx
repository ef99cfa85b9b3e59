import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markAnswers } from '../core/marking.ts';
import { toStudentView } from '../core/student-view.ts';
import { cycleFixture, letterFixture } from '../types/fill-in-blanks/fixtures.ts';
import { tideFixture } from '../types/mcq/fixtures.ts';
import { QuestionAnswer } from './answer/question-answer.tsx';
import { QuestionKitProvider } from './provider.tsx';
import { QuestionReview } from './review/question-review.tsx';
import { questionOf } from './stories/question-of.ts';

const question = questionOf([letterFixture.block, cycleFixture.block, tideFixture.block]);
const value = [letterFixture.right, cycleFixture.right, tideFixture.right];
const provider = { language: 'en', media: { url: () => 'https://files.test/x' } };

describe('on a server', () => {
  it('a question is drawn whole, rich text and answers included', () => {
    const markup = renderToString(
      <QuestionKitProvider {...provider}>
        <QuestionAnswer question={toStudentView(question)} value={value} onChange={() => undefined} />
      </QuestionKitProvider>,
    );
    expect(markup).toContain('<strong>one or two words</strong>');
    expect(markup).toContain('value="café"');
    expect(markup).toContain('nearly in a line');
  });

  it('a review is drawn with its reasons', () => {
    const markup = renderToString(
      <QuestionKitProvider {...provider}>
        <QuestionReview
          question={toStudentView(question)}
          solution={question}
          value={value}
          marks={markAnswers(question, value).blocks}
          showModelAnswer
        />
      </QuestionKitProvider>,
    );
    expect(markup).toContain('both pull together');
    expect(markup).toContain('4.5 of 4.5 marks');
  });
});
