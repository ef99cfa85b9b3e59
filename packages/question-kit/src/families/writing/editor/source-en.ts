/** Editor messages for the source of a writing task, in English. */
export const writingSourceEn = {
  image: 'The photo',
  text: 'The source text',
  addImage: 'Add the photo',
  addText: 'Write the source text',
  imageMissing: 'Students describe a photo. It stands before the questions.',
  textMissing: 'Students summarise a text. It stands before the questions.',
  noUpload: 'No files can be stored here.',
  change: 'Show and change',
  unnamed: 'Not described yet',
  empty: 'Not written yet',
};
