import { createQuestionMarker } from './create-question-marker.tsx';
import { markerViews } from '../registries/marker-views.ts';

/**
 * Marks a question of any type. Controlled by `value`; `onChange` receives every change. Keys: digits set the mark of the
 * focused block, arrow up and down change it by a half, Enter moves to the next mark, C comments on the selected words.
 */
export const QuestionMarker = /* @__PURE__ */ createQuestionMarker(markerViews);
