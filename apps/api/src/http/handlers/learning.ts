import { listAnswers } from '../../services/answers/list-answers.ts';
import { saveAnswer } from '../../services/answers/save-answer.ts';
import { saveMarks } from '../../services/answers/save-marks.ts';
import { getMarkingSheet } from '../../services/attempts/get-marking-sheet.ts';
import { getReviewSheet } from '../../services/attempts/get-review-sheet.ts';
import { getTaskTaken } from '../../services/attempts/get-task-taken.ts';
import { listPlays } from '../../services/attempts/list-plays.ts';
import { getEmergencyKey } from '../../services/emergency-files/get-emergency-key.ts';
import { importEmergencyFile } from '../../services/emergency-files/import-emergency-file.ts';
import { listTakes } from '../../services/attempts/list-takes.ts';
import { recordPlay } from '../../services/attempts/record-play.ts';
import { recordTake } from '../../services/attempts/record-take.ts';
import { listTaskTakens } from '../../services/attempts/list-task-takens.ts';
import { releaseTaskTaken } from '../../services/attempts/release-task-taken.ts';
import { reportPresence } from '../../services/attempts/report-presence.ts';
import { returnTaskTaken } from '../../services/attempts/return-task-taken.ts';
import { startTaskTaken } from '../../services/attempts/start-task-taken.ts';
import { submitTaskTaken } from '../../services/attempts/submit-task-taken.ts';
import { triedAgain } from '../../services/tried-again.ts';
import { getDiplomaCourse } from '../../services/courses/get-diploma-course.ts';
import { listCourses } from '../../services/courses/list-courses.ts';
import { updateDiplomaCourse } from '../../services/courses/update-diploma-course.ts';
import { addDictionaryEntries } from '../../services/dictionary/add-dictionary-entries.ts';
import { createDictionaryImport } from '../../services/dictionary/create-dictionary-import.ts';
import { listDictionaryImports } from '../../services/dictionary/list-dictionary-imports.ts';
import { removeDictionaryImport } from '../../services/dictionary/remove-dictionary-import.ts';
import { lookUpWord } from '../../services/dictionary/look-up-word.ts';
import { translateText } from '../../services/dictionary/translate-text.ts';
import { checkUpload } from '../../services/files/check-upload.ts';
import { getFile } from '../../services/files/get-file.ts';
import { removeFile } from '../../services/files/remove-file.ts';
import { uploadFile } from '../../services/files/upload-file.ts';
import { getLecture } from '../../services/lectures/get-lecture.ts';
import { getVideoStatistics } from '../../services/lectures/get-video-statistics.ts';
import { listLectureStudents } from '../../services/lectures/list-lecture-students.ts';
import { listLectures } from '../../services/lectures/list-lectures.ts';
import { markNotUnderstood } from '../../services/lectures/mark-not-understood.ts';
import { reportProgress } from '../../services/lectures/report-progress.ts';
import { unmarkNotUnderstood } from '../../services/lectures/unmark-not-understood.ts';
import {
  createVideoNote,
  listVideoNotes,
  removeVideoNote,
  updateVideoNote,
} from '../../services/lectures/video-notes.ts';
import { answerStudentVideoQuestion } from '../../services/lecture-questions/answer-student-video-question.ts';
import { createLectureQuestion } from '../../services/lecture-questions/create-lecture-question.ts';
import { getLectureQuestion } from '../../services/lecture-questions/get-lecture-question.ts';
import { getTaskLecture } from '../../services/lecture-questions/get-task-lecture.ts';
import { listLectureQuestions } from '../../services/lecture-questions/list-lecture-questions.ts';
import { listStudentVideoQuestions } from '../../services/lecture-questions/list-student-video-questions.ts';
import { listTaskLectures } from '../../services/lecture-questions/list-task-lectures.ts';
import { removeLectureQuestion } from '../../services/lecture-questions/remove-lecture-question.ts';
import { saveLectureMarks } from '../../services/lecture-questions/save-lecture-marks.ts';
import { updateLectureQuestion } from '../../services/lecture-questions/update-lecture-question.ts';
import { archiveQuestion, unarchiveQuestion } from '../../services/questions/archive-question.ts';
import { createPdf } from '../../services/pdfs/create-pdf.ts';
import { getPdf } from '../../services/pdfs/get-pdf.ts';
import { listPdfReaders } from '../../services/pdfs/list-pdf-readers.ts';
import { listPdfs } from '../../services/pdfs/list-pdfs.ts';
import { createPdfNote, listPdfNotes, removePdfNote, updatePdfNote } from '../../services/pdfs/pdf-notes.ts';
import { removePdf } from '../../services/pdfs/remove-pdf.ts';
import { savePdfProgress } from '../../services/pdfs/save-pdf-progress.ts';
import { updatePdf } from '../../services/pdfs/update-pdf.ts';
import { createQuestion } from '../../services/questions/create-question.ts';
import { duplicateQuestion } from '../../services/questions/duplicate-question.ts';
import { getQuestion } from '../../services/questions/get-question.ts';
import { listQuestions } from '../../services/questions/list-questions.ts';
import { listStudentQuestions } from '../../services/questions/list-student-questions.ts';
import { listTags } from '../../services/questions/list-tags.ts';
import { tagQuestions } from '../../services/questions/tag-questions.ts';
import { recordQuestionExport } from '../../services/questions/record-question-export.ts';
import { renameTag } from '../../services/questions/rename-tag.ts';
import { removeTag } from '../../services/questions/remove-tag.ts';
import { listQuestionFolders } from '../../services/questions/list-question-folders.ts';
import { listQuestionVersions } from '../../services/questions/list-question-versions.ts';
import { getQuestionVersion } from '../../services/questions/get-question-version.ts';
import { restoreQuestionVersion } from '../../services/questions/restore-question-version.ts';
import { previewDraw } from '../../services/draws/preview-draw.ts';
import { getQuestionUses } from '../../services/questions/get-question-uses.ts';
import { removeQuestion } from '../../services/questions/remove-question.ts';
import { updateQuestion } from '../../services/questions/update-question.ts';
import { getQuestionStatistics } from '../../services/statistics/get-question-statistics.ts';
import { getTaskStatistics } from '../../services/statistics/get-task-statistics.ts';
import { createTask } from '../../services/tasks/create-task.ts';
import { getAssignedTask } from '../../services/tasks/get-assigned-task.ts';
import { getTask } from '../../services/tasks/get-task.ts';
import { listAssignedTasks } from '../../services/tasks/list-assigned-tasks.ts';
import { listTaskQuestions } from '../../services/tasks/list-task-questions.ts';
import { listTasks } from '../../services/tasks/list-tasks.ts';
import { releaseTask } from '../../services/tasks/release-task.ts';
import { removeTask } from '../../services/tasks/remove-task.ts';
import { updateTask } from '../../services/tasks/update-task.ts';
import { finishUpload } from '../../services/uploads/finish-upload.ts';
import { createVideo } from '../../services/videos/create-video.ts';
import { getVideo } from '../../services/videos/get-video.ts';
import { listVideos } from '../../services/videos/list-videos.ts';
import { removeVideo } from '../../services/videos/remove-video.ts';
import { updateVideo } from '../../services/videos/update-video.ts';
import { createWord } from '../../services/words/create-word.ts';
import { getWord } from '../../services/words/get-word.ts';
import { listWords } from '../../services/words/list-words.ts';
import { removeWord } from '../../services/words/remove-word.ts';
import { reviewWord } from '../../services/words/review-word.ts';
import { updateWord } from '../../services/words/update-word.ts';
import type { Handlers } from '../call-handlers.ts';

/** Questions, tasks, attempts, answers, videos, documents and files. */
export const learningHandlers = {
  listQuestions,
  createQuestion,
  getQuestion,
  updateQuestion,
  removeQuestion,
  duplicateQuestion,
  archiveQuestion,
  unarchiveQuestion,
  listTags,
  tagQuestions,
  recordQuestionExport,
  renameTag,
  removeTag,
  listQuestionFolders,
  listQuestionVersions,
  getQuestionVersion,
  restoreQuestionVersion,
  previewDraw,
  getQuestionUses,
  getQuestionStatistics,
  listStudentQuestions,
  listLectureQuestions,
  createLectureQuestion,
  getLectureQuestion,
  updateLectureQuestion,
  removeLectureQuestion,
  listStudentVideoQuestions,
  answerStudentVideoQuestion,
  listTaskLectures,
  getTaskLecture,
  saveLectureMarks,
  listTasks,
  createTask,
  getTask,
  updateTask,
  removeTask,
  listTaskQuestions,
  getTaskStatistics,
  releaseTask,
  listAssignedTasks,
  getAssignedTask,
  listTaskTakens,
  startTaskTaken: triedAgain(startTaskTaken),
  getTaskTaken,
  submitTaskTaken: triedAgain(submitTaskTaken),
  releaseTaskTaken,
  returnTaskTaken,
  importEmergencyFile,
  getEmergencyKey,
  reportPresence: triedAgain(reportPresence),
  listPlays,
  recordPlay,
  listTakes,
  recordTake,
  getMarkingSheet,
  getReviewSheet,
  listAnswers,
  saveAnswer,
  saveMarks,
  getDiplomaCourse,
  updateDiplomaCourse,
  listCourses,
  listVideos,
  createVideo,
  getVideo,
  updateVideo,
  removeVideo,
  listPdfs,
  createPdf,
  getPdf,
  updatePdf,
  removePdf,
  savePdfProgress,
  listPdfReaders,
  listPdfNotes,
  createPdfNote,
  updatePdfNote,
  removePdfNote,
  listLectures,
  getLecture,
  reportProgress,
  markNotUnderstood,
  unmarkNotUnderstood,
  listLectureStudents,
  getVideoStatistics,
  listVideoNotes,
  createVideoNote,
  updateVideoNote,
  removeVideoNote,
  uploadFile,
  finishUpload,
  checkUpload,
  getFile,
  removeFile,
  lookUpWord,
  listDictionaryImports,
  createDictionaryImport,
  removeDictionaryImport,
  addDictionaryEntries,
  translateText,
  listWords,
  createWord,
  getWord,
  updateWord,
  removeWord,
  reviewWord,
} satisfies Partial<Handlers>;
