export { QuestionKitProvider, type QuestionKitProviderProps } from './views/provider.tsx';
export type { MediaStore, StoreOptions } from './media/media-store.ts';
export { createQuestionAnswer, type QuestionAnswerProps } from './views/answer/create-question-answer.tsx';
export { QuestionAnswer } from './views/answer/question-answer.tsx';
export { createQuestionReview, type QuestionReviewProps } from './views/review/create-question-review.tsx';
export { QuestionReview } from './views/review/question-review.tsx';
export type { KitMessages } from './views/messages/words.ts';
