import { createRoot } from 'react-dom/client';
import '../../packages/ui/src/fonts.css';
import { UiProvider } from '../../packages/ui/src/index.ts';
import type { QuestionType } from '../../packages/question-kit/src/types/question-types.ts';
import { QuestionViewPage, type View } from './question-view-page.tsx';

/** `?type=MCQ&view=answer&language=ar&theme=dark` */
const parameters = new URLSearchParams(location.search);
const language = parameters.get('language') ?? 'en';

createRoot(document.querySelector('#root')!).render(
  <UiProvider scope="document" language={language} theme={parameters.get('theme') === 'dark' ? 'dark' : 'light'}>
    <QuestionViewPage
      type={parameters.get('type') as QuestionType}
      view={parameters.get('view') as View}
      language={language}
    />
  </UiProvider>,
);
