import { editorMessageSet } from '../../../primitives/editor/messages/message-set.ts';

/** Editor messages for the source of a writing task, in English. */
const writingSourceEn = {
  image: 'The photo',
  text: 'The source text',
  addImage: 'Add the photo',
  addText: 'Write the source text',
  imageMissing: 'Students describe a photo. It is shown before the questions.',
  textMissing: 'Students summarise a text. It is shown before the questions.',
  noUpload: 'No files can be stored here.',
  change: 'Show and change',
  unnamed: 'Not described yet',
  empty: 'Not written yet',
};

export const writingSourceEditorMessages = editorMessageSet('writingSource', writingSourceEn);
