import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../core/defaults.ts';
import { markAnswers } from '../core/marking.ts';
import { questionTypes } from '../../types/question-types.ts';
import type { AnswerEntry } from '../core/registry.ts';
import { toStudentView } from '../core/student-view.ts';
import { QuestionEditor } from '../../editor.ts';
import { fixtures, questionFixture } from '../../fixtures.ts';
import { cycleFixture, letterFixture } from '../../types/fill-in-blanks/fixtures.ts';
import { tideFixture } from '../../types/mcq/fixtures.ts';
import { QuestionAnswer } from './question-answer.tsx';
import { QuestionMarker } from '../marker/question-marker.tsx';
import { QuestionKitProvider } from '../provider.tsx';
import { QuestionReview } from '../review/question-review.tsx';
import { questionOf } from '../../primitives/stories/question-of.ts';

const question = questionOf([letterFixture.block, cycleFixture.block, tideFixture.block]);
const value = [letterFixture.right, cycleFixture.right, tideFixture.right];
const provider = { language: 'en', media: { url: () => 'https://files.test/x' } };

describe('on a server', () => {
  it('there is no window to lean on', () => {
    expect(typeof window).toBe('undefined');
  });

  it('a question is drawn whole, rich text and answers included', () => {
    const markup = renderToString(
      <QuestionKitProvider {...provider}>
        <QuestionAnswer question={toStudentView(question)} value={value} />
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

  it('two kits on one page speak and run each in their own direction', () => {
    const markup = renderToString(
      <>
        <QuestionKitProvider {...provider}>
          <QuestionAnswer question={toStudentView(question)} />
        </QuestionKitProvider>
        <QuestionKitProvider {...provider} language="ar">
          <QuestionAnswer question={toStudentView(question)} />
        </QuestionKitProvider>
      </>,
    );
    expect(markup).toMatch(/lang="en" dir="ltr"[\s\S]*lang="ar" dir="rtl"/u);
    const ids = [...markup.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('the editor of a host is drawn in Arabic at once, those of the types and their labels included', () => {
    const markup = renderToString(
      <QuestionKitProvider {...provider} language="ar">
        <QuestionEditor value={draftOf(questionOf([tideFixture.block]))} />
      </QuestionKitProvider>,
    );
    expect(markup).toContain('إضافة خيار');
    expect(markup).toContain('اختيار من متعدد');
    expect(markup).not.toMatch(/Add an option|Multiple choice|Outline/u);
  });

  it('a host may write languages as Java and PHP do', () => {
    const essays = questionFixture('WritingEssays');
    const right = fixtures.WritingEssays.map((fixture) => fixture.right);
    const render = (language: string, contentLanguage: string) =>
      renderToString(
        <QuestionKitProvider {...provider} language={language} contentLanguage={contentLanguage}>
          <QuestionAnswer question={toStudentView(essays)} value={right} />
        </QuestionKitProvider>,
      );
    expect(render('ar_EG', 'en_US')).toBe(render('ar-EG', 'en-US'));
    expect(render('', 'x')).toBe(render('en', 'en'));
  });

  it('the provider has the class of the host on the element with its theme', () => {
    const markup = renderToString(
      <QuestionKitProvider {...provider} className="exam" theme="dark">
        <QuestionAnswer question={toStudentView(question)} />
      </QuestionKitProvider>,
    );
    const [element = ''] = /<div[^>]* class="exam"[^>]*>/u.exec(markup) ?? [];
    expect(element).toContain('data-theme="dark"');
  });

  it.each(questionTypes)('every view of %s is the same on the second page that a process renders', (type) => {
    const all = questionFixture(type);
    const render = () =>
      renderToString(
        <QuestionKitProvider {...provider}>
          <QuestionAnswer question={toStudentView(all)} />
          <QuestionEditor value={draftOf(all)} />
        </QuestionKitProvider>,
      );
    expect(render()).toBe(render());
  });

  const own = { className: 'mine', style: { maxInlineSize: '40rem' } };
  const shown = toStudentView(question);
  it.each([
    ['answer', <QuestionAnswer key="answer" question={shown} {...own} />],
    ['review', <QuestionReview key="review" question={shown} value={[]} marks={[]} showModelAnswer={false} {...own} />],
    ['marker', <QuestionMarker key="marker" question={question} {...own} />],
    ['stimulus of the marker', <QuestionMarker key="stimulus" question={question} parts="stimulus" {...own} />],
    ['editor', <QuestionEditor key="editor" {...own} />],
  ])("the %s's element has the host's class and style beside the kit's", (_, view) => {
    const markup = renderToString(<QuestionKitProvider {...provider}>{view}</QuestionKitProvider>);
    const [element = ''] = /<div[^>]* class="[^"]*\bmine\b[^"]*"[^>]*>/u.exec(markup) ?? [];
    expect(element).toContain('style="max-inline-size:40rem"');
    expect(element).toMatch(/ class="(?:mine [^"]|[^"]+ mine)/u);
  });

  it.each(questionTypes)('a review of %s is true for a student, a parent and a teacher who read it', (type) => {
    const all = questionFixture(type);
    const right: AnswerEntry[] = fixtures[type].map((fixture) => fixture.right);
    for (const language of ['en', 'ar']) {
      const markup = renderToString(
        <QuestionKitProvider {...provider} language={language}>
          <QuestionReview
            question={toStudentView(all)}
            solution={all}
            value={right}
            marks={markAnswers(all, right).blocks}
            showModelAnswer
          />
        </QuestionKitProvider>,
      );
      expect(markup).not.toMatch(/\byour (?:answer|text|teacher)|إجابتك|نصّك|معلّمك|ردّك/iu);
    }
  });

  it.each(questionTypes)('every view of %s is drawn, also in strict mode', (type) => {
    const all = questionFixture(type);
    const right: AnswerEntry[] = fixtures[type].map((fixture) => fixture.right);
    const paper = toStudentView(all);
    const views = {
      answer: <QuestionAnswer question={paper} value={right} />,
      review: (
        <QuestionReview
          question={paper}
          solution={all}
          value={right}
          marks={markAnswers(all, right).blocks}
          showModelAnswer
        />
      ),
      marker: <QuestionMarker question={all} value={right} />,
      editor: <QuestionEditor value={draftOf(all)} />,
    };
    for (const [name, view] of Object.entries(views)) {
      const markup = renderToString(
        <StrictMode>
          <QuestionKitProvider {...provider}>{view}</QuestionKitProvider>
        </StrictMode>,
      );
      expect(markup, name).not.toContain('could not be shown');
      expect(markup.length, name).toBeGreaterThan(1000);
    }
  });
});
