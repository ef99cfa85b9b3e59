export { QuestionKitProvider, type QuestionKitProviderProps } from './views/provider.tsx';
export { QuestionAnswer, type QuestionAnswerProps } from './views/answer/question-answer.tsx';
export { QuestionReview, type QuestionReviewProps } from './views/review/question-review.tsx';
export type { KitMessages } from './views/messages/words.ts';
