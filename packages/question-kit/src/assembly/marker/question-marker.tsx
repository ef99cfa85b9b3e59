import { createQuestionMarker } from './create-question-marker.tsx';
import { markerViews } from '../registries/marker-views.ts';

/**
 * A question of any type to be marked. It shows `value` and tells every change, like `QuestionAnswer`. Keys: digits go to the
 * mark of the block in focus, arrow up and down change it by a half, Enter leads on to the next mark, C comments on the
 * selected words.
 */
export const QuestionMarker = /* @__PURE__ */ createQuestionMarker(markerViews);
