export { createQuestionMarker, type QuestionMarkerProps } from './assembly/marker/create-question-marker.tsx';
export { QuestionMarker } from './assembly/marker/question-marker.tsx';
export { markerViews } from './assembly/registries/marker-views.ts';
export type { MarkerView } from './primitives/marker/marker-view.ts';
export type { MarkerViewOf, MarkerViews } from './assembly/view-types.ts';
