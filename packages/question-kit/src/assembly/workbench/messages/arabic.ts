export { arabicEditorMessages as editor } from '../../editor/messages/arabic-messages.ts';
export { ar as workbench } from './ar.ts';
