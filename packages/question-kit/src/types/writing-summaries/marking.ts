export {
  markWriting as markWritingSummaries,
  ownWritingAnswer as ownWritingSummariesAnswer,
  takeWritingMarks as takeWritingSummariesMarks,
  withWritingMarks as withWritingSummariesMarks,
  writingMarkProblem as writingSummariesMarkProblem,
  writingMaximum as writingSummariesMaximum,
} from '../../families/writing/marking.ts';
