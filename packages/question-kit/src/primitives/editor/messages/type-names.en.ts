/** What an author calls each type. */
export const typeNames = {
  MCQ: 'Multiple choice',
  FillInBlanks: 'Fill in the blanks',
  ShortAnswers: 'Short answers',
  NoteTaking: 'Note taking',
  Matching: 'Matching',
  Rubric: 'Instructions',
  Vocab: 'Word list',
  WritingPhotoDescription: 'Describe a photo',
  WritingSummaries: 'Summary',
  WritingEssays: 'Essay',
  SpeakingQA: 'Spoken answers',
  SpeakingPhotoDescription: 'Talk about a photo',
  VideoSpeaking: 'Answer a video',
};
