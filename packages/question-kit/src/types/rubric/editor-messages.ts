import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';

/** Editor messages for instructions, in English. */
const instructionsEn = {
  placeholder: 'Say what students should know or do before they go on',
};

export const rubricEditorMessages = editorMessageSet('instructions', instructionsEn);
