import { PassThrough } from 'node:stream';
import type * as React from 'react';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { QuestionEditor } from '../../editor.ts';
import { fixtures, questionFixture } from '../../fixtures.ts';
import { questionTypes } from '../../types/question-types.ts';
import { draftOf } from '../core/defaults.ts';
import type { AnswerEntry } from '../core/registry.ts';
import { toStudentView } from '../core/student-view.ts';
import { QuestionMarker } from '../marker/question-marker.tsx';
import { QuestionKitProvider } from '../provider.tsx';
import { QuestionReview } from '../review/question-review.tsx';
import { QuestionAnswer } from './question-answer.tsx';

const layoutEffects = vi.hoisted(() => vi.fn<() => void>());

vi.mock('react', async (importOriginal) => {
  const react = await importOriginal<typeof React>();
  const useLayoutEffect: typeof react.useLayoutEffect = (...args) => {
    layoutEffects();
    react.useLayoutEffect(...args);
  };
  return { ...react, useLayoutEffect };
});

/** Renders with all that is loaded late. */
async function renderWhole(view: ReactNode): Promise<string> {
  const stream = new PassThrough();
  const whole = new Promise<string>((resolve, reject) => {
    let markup = '';
    stream.on('data', (part) => (markup += String(part)));
    stream.on('end', () => resolve(markup));
    const { pipe } = renderToPipeableStream(view, { onAllReady: () => pipe(stream), onError: reject });
  });
  return whole;
}

it.each(questionTypes)(
  'on a server, where React 18 would warn of it, no view of %s waits for a layout',
  async (type) => {
    const question = questionFixture(type);
    const value: AnswerEntry[] = fixtures[type].map((fixture) => fixture.right);
    const paper = toStudentView(question);
    const views = [
      <QuestionAnswer key="answer" question={paper} value={value} />,
      <QuestionReview key="review" question={paper} solution={question} value={value} marks={[]} showModelAnswer />,
      <QuestionMarker key="marker" question={question} value={value} />,
      <QuestionMarker key="panes" question={question} value={value} layout="panes" />,
      <QuestionEditor key="editor" value={draftOf(question)} />,
    ];
    for (const view of views) {
      const markup = await renderWhole(
        <QuestionKitProvider language="en" media={{ url: () => 'https://files.test/x' }}>
          {view}
        </QuestionKitProvider>,
      );
      expect(markup.length).toBeGreaterThan(1000);
    }
    expect(layoutEffects).not.toHaveBeenCalled();
  },
);
