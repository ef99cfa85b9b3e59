export { categoryNames, diplomaNames, levelNames, line, papers } from './assembly/papers/papers.ts';
export type { PaperQuestion } from './assembly/papers/papers.ts';
