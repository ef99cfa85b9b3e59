export { QuestionMarker, type QuestionMarkerProps } from './views/marker/question-marker.tsx';
