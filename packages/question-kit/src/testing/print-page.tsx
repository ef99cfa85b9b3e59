import { UiProvider } from '@rubrica/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QuestionKitProvider } from '../assembly/provider.tsx';
import { draftOf } from '../assembly/core/defaults.ts';
import { createPaperQuestion, createSection, emptyPaper, type Paper } from '../assembly/paper/paper.ts';
import PrintView from '../assembly/workbench/paper/print/print-view.tsx';
import { sampleFileUrl } from '../assembly/workbench/files/sample-files.ts';
import { questionFixture } from '../fixtures.ts';
import { storedTypes } from '../types/question-types.ts';

// A page with the sheets of a paper, which a test prints: `?language=ar` for a paper in Arabic.
const language = new URLSearchParams(window.location.search).get('language') === 'ar' ? 'ar' : 'en';

/** A question of every type, in two sections. */
const drafts = storedTypes.map((type) => ({ ...draftOf(questionFixture(type)), title: `Question of ${type}` }));
const paper: Paper = {
  ...emptyPaper(),
  language,
  title: language === 'ar' ? 'ورقة تجريبية' : 'Trial paper',
  instructions: language === 'ar' ? 'أجب عن كل الأسئلة.' : 'Answer every question.',
  sections: [
    { ...createSection('', drafts.slice(0, 6).map(createPaperQuestion)), id: 'one', minutes: 40 },
    { ...createSection('', drafts.slice(6).map(createPaperQuestion)), id: 'two' },
  ],
};

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <UiProvider language={language}>
        <QuestionKitProvider language={language} media={{ url: (file) => sampleFileUrl(file) ?? '' }}>
          <PrintView paper={paper} onClose={() => undefined} />
        </QuestionKitProvider>
      </UiProvider>
    </StrictMode>,
  );
