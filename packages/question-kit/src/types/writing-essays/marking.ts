export {
  markWriting as markWritingEssays,
  ownWritingAnswer as ownWritingEssaysAnswer,
  takeWritingMarks as takeWritingEssaysMarks,
  withWritingMarks as withWritingEssaysMarks,
  writingMarkProblem as writingEssaysMarkProblem,
  writingMaximum as writingEssaysMaximum,
} from '../../families/writing/marking.ts';
