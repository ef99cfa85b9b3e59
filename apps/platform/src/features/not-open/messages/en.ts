export const en = {
  title: 'Not open yet',
  body: 'We are still building this part. It will appear here once it works; nothing is lost until then.',
  action: 'Go to the start',
  pages: {
    speaking: 'Speaking tasks',
    speakingTask: 'Speaking task',
    lectures: 'Lectures',
    lecture: 'Lecture',
    pdfs: 'PDFs',
    pdf: 'PDF',
    meeting: 'Meeting',
    meetings: 'Meetings',
    meetingDetail: 'Meeting',
    videos: 'Videos',
    lectureQuestions: 'Lecture questions',
    lectureQuestion: 'Lecture question',
    assistant: 'Assistant',
    studentPage: 'Student',
    attendance: 'Student attendance',
    messages: 'Messages',
    videoQuestions: 'Video questions',
  },
};

export type Messages = typeof en;
export type NotOpenPage = keyof Messages['pages'];
