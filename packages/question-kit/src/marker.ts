export { createQuestionMarker, type QuestionMarkerProps } from './views/marker/create-question-marker.tsx';
export { QuestionMarker } from './views/marker/question-marker.tsx';
export { markerViews } from './views/marker/marker-views.ts';
export type { MarkerView, MarkerViewOf, MarkerViews } from './views/marker/marker-view.ts';
