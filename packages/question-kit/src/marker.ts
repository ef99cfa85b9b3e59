export { createQuestionMarker, type QuestionMarkerProps } from './assembly/marker/create-question-marker.tsx';
export { QuestionMarker } from './assembly/marker/question-marker.tsx';
export { placeMarkerFile } from './assembly/marker/place-marker-file.ts';
export {
  createMarkerFiles,
  markerAttempt,
  type MarkerFiles,
  type MarkerFilesOptions,
  type MarkerFilesState,
} from './primitives/marker/marker-files.ts';
export { markerViews } from './assembly/registries/marker-views.ts';
export type { MarkerView } from './primitives/marker/marker-view.ts';
export type { MarkerViewOf, MarkerViews } from './assembly/view-types.ts';
