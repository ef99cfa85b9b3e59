import { createRoot } from 'react-dom/client';
import '../../packages/ui/src/fonts.css';
import { UiProvider } from '../../packages/ui/src/index.ts';
import type { QuestionType } from '../../packages/question-kit/src/types/question-types.ts';
import { OneView, type View } from './one-view.tsx';

/** `?type=MCQ&view=answer&language=ar&theme=dark` */
const asked = new URLSearchParams(location.search);
const language = asked.get('language') ?? 'en';

createRoot(document.querySelector('#root')!).render(
  <UiProvider scope="document" language={language} theme={asked.get('theme') === 'dark' ? 'dark' : 'light'}>
    <OneView type={asked.get('type') as QuestionType} view={asked.get('view') as View} language={language} />
  </UiProvider>,
);
