export { ShortEditor as NoteTakingEditor } from '../../editor/short/short-editor.tsx';
