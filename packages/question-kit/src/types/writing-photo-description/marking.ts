export {
  markWriting as markWritingPhotoDescription,
  ownWritingAnswer as ownWritingPhotoDescriptionAnswer,
  takeWritingMarks as takeWritingPhotoDescriptionMarks,
  withWritingMarks as withWritingPhotoDescriptionMarks,
  writingMarkProblem as writingPhotoDescriptionMarkProblem,
  writingMaximum as writingPhotoDescriptionMaximum,
} from '../../families/writing/marking.ts';
