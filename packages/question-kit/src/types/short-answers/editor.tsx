export { ShortEditor as ShortAnswersEditor } from '../../editor/short/short-editor.tsx';
