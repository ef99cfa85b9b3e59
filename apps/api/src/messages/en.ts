import { importsEn } from './imports.ts';
import { mailsEn } from './mails.ts';
import { fileSize, type Messages } from './messages.ts';
import { plural } from './plural.ts';

const count = (amount: number, one: string, other: string) =>
  plural('en', amount, { one: `# ${one}`, other: `# ${other}` });

const numbered = (amount: number) => new Intl.NumberFormat('en').format(amount);

/** English. */
export const en: Messages = {
  failures: {
    not_found: () => 'This does not exist, or you do not have access to it.',
    recording_deleted: ({ deletedAt, timeZone }) =>
      `The recording was deleted on ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(deletedAt)}.`,
    forbidden: () => 'Your account is not allowed to do this.',
    first_login: () => 'Choose a new password first.',
    forced_session: () => 'You are signed in as another user. Only they can do this.',
    unauthenticated: () => 'Please log in again.',
    login_failed: () => 'The email or password is incorrect.',
    account_pending: () => 'Your account is waiting for approval. You will get an email.',
    account_disabled: () => 'This account is closed. Please contact your school.',
    grant_missing: () => 'The time to set a new password has expired. Request a new code.',
    link_unknown: () => 'This link is not complete or does not exist. Copy it again, whole.',
    link_expired: () => 'This link has expired. Ask for a new one.',
    link_used: () => 'This link has been used. Log in with the password that was chosen.',
    link_replaced: () => 'A newer link has been sent to you. Open the newest email.',
    otp_wrong: () => 'This code is wrong or has expired. Check it, or request a new one.',
    force_login_admin: () => 'You cannot sign in as an administrator.',
    force_login_inactive: () =>
      'You cannot sign in as somebody whose account is not active. Set its status to active first.',
    pairing_code_wrong: () => 'This code is wrong or has been used. Ask your child for a new one.',
    conflict: () => 'Somebody else has saved changes in the meantime. Compare both versions and save again.',
    last_admin: () => 'This is the last active administrator. Add another one first.',
    account_erased: () => 'The personal data of this account has been erased, so it cannot be changed any more.',
    own_account: () => 'You cannot do this to your own account.',
    book_published: () => 'Students read this book. Unpublish it first, then remove it.',
    in_use: ({ uses, canArchive }) =>
      `This is used in ${count(uses, 'place', 'places')} and cannot be removed${canArchive ? '. You can archive it instead.' : ' as long as it is.'}`,
    attempt_closed: () => 'This attempt has been submitted and can no longer be changed.',
    attempt_not_open: () => 'This is not possible in the current status of the attempt.',
    emergency_unreadable: () =>
      'This file cannot be opened. It is no file of unsent answers, it was changed, or it was made for another school.',
    emergency_version: () => 'This file was made by another version of Rubrica. Import it on a server of that version.',
    emergency_other_attempt: () =>
      'This file belongs to another attempt. Open the attempt of the student who gave it to you.',
    task_without_attempts: () => 'This task consists of lectures. Watch them, and answer their questions there.',
    attempts_used_up: ({ maximum }) =>
      `You have used ${plural('en', maximum, { one: 'your only attempt', other: 'all # attempts' })}.`,
    task_not_open: () => 'This task has not opened yet.',
    task_closed: () => 'This task is closed.',
    task_not_set: () => 'This task is no longer set for you, so you cannot begin a new attempt.',
    not_marked: ({ pending }) => `${count(pending, 'answer still needs', 'answers still need')} to be marked.`,
    dictionary_off: () =>
      'The dictionary is off while the time of your attempt runs. It is back once you have submitted.',
    words_full: ({ limit }) =>
      `You have ${new Intl.NumberFormat('en').format(limit)} words, which is the maximum. Remove some that you know well.`,
    not_released: () => 'The result has not been released yet.',
    released_unmarked: () =>
      'This result is released, so every answer in it has to stay marked. Give the mark that is missing, or return the attempt to the student first.',
    already_begun: ({ attempts }) =>
      `${count(attempts, 'attempt has', 'attempts have')} been started, so this cannot be removed. You can archive it instead.`,
    questions_unfinished: ({ questions }) =>
      `${count(questions, 'question is', 'questions are')} not finished, so the task cannot be set. Finish them, or take them out of the task.`,
    task_without_points: () => 'A task in which no marks can be earned cannot be set. Add a question with marks.',
    lecture_question_right: () => 'You have answered this question correctly already.',
    tries_used_up: ({ maximum }) =>
      `You have used ${plural('en', maximum, { one: 'your only try', other: 'all # tries' })}.`,
    question_is_set: ({ tasks }) =>
      `This question is set in ${count(tasks, 'task', 'tasks')}, so it can only be saved when it is finished. Solve its issues first, or duplicate it and work on the copy.`,
    tag_taken: ({ questions }) =>
      `There is a tag of this name already, on ${count(questions, 'question', 'questions')}. Merge the two, or choose another name.`,
    question_is_drawn: ({ tasks }) =>
      `${count(tasks, 'published task draws', 'published tasks draw')} from questions like this one, and would be left with too few. Add others to the pool first, or let the task draw fewer.`,
    draw_too_small: () =>
      'There are too few questions to draw from, so no attempt could begin. Add questions to the bank, or draw fewer.',
    meeting_cancelled: () => 'This meeting has been cancelled.',
    meeting_not_live: () => 'You can join a meeting from ten minutes before its start until its end.',
    meeting_not_begun: () =>
      'This meeting has not begun. Until ten minutes before its start, students can only be excused.',
    meeting_not_ended: () => 'You can object to your attendance once the meeting has ended.',
    meeting_begun: () => 'This meeting has begun, so it cannot be removed. You can cancel it instead.',
    meeting_closed: () =>
      'The attendance of this meeting is closed, so its time cannot be changed. You can cancel it instead.',
    attendance_not_set: () => 'Your attendance at this meeting has not been confirmed yet. Look again later.',
    import_faulty: ({ rows }) =>
      `${count(rows, 'row has', 'rows have')} problems, so nothing was imported. Correct them, or leave these rows out.`,
    import_empty: () => 'No row of this file adds or changes anything, so nothing was imported.',
    import_undone: () => 'This import has been undone already.',
    import_too_old: () =>
      'An import can be undone for a day, and this one is older. Change the people on the users page.',
    report_too_long: ({ rows, limit }) =>
      `This report has ${numbered(rows)} rows. A file of more than ${numbered(limit)} is made in the background: ask for it on the report’s page.`,
    reports_waiting: ({ limit }) => `${limit} reports of yours are being made. Wait until one is ready, or cancel one.`,
    report_over: () => 'This report is not being made any more, so it cannot be cancelled.',
    report_not_ready: () => 'This report is not ready. Look again later, or have it made again.',
    report_expired: () => 'This file has expired, and is removed. Have the report made again.',
    whatsapp_not_connected: () => 'Phone number is not connected',
    whatsapp_refused: ({ reason }) =>
      `WhatsApp’s service refused this${reason ? `: ${reason}` : '.'} Look at the session in your account there.`,
    whatsapp_unauthorized: () =>
      'WhatsApp’s service does not accept this server’s token. Whoever runs the server has to set a valid one (RUBRICA_WASENDER_TOKEN).',
    whatsapp_limited: ({ seconds }) =>
      `WhatsApp’s service accepts no more requests for now. Try again in ${seconds < 90 ? count(seconds, 'second', 'seconds') : count(Math.ceil(seconds / 60), 'minute', 'minutes')}.`,
    whatsapp_unavailable: () =>
      'WhatsApp’s service cannot be reached or does not work at the moment. Nothing has been changed. Try again later.',
    whatsapp_unknown: () =>
      'WhatsApp’s service did not answer, so this may or may not have happened. Look at the session before you try again.',
    chat_blocked: () =>
      'Your school takes no messages from you here at the moment. Please speak to your teacher, or call the school.',
    chat_not_whatsapp: () =>
      'Answers to WhatsApp messages go out by WhatsApp. Here you can leave a note for your team.',
    chat_number_unknown: () =>
      'Nobody here has this number, so there is no account to answer. Write the number into the account of its owner; what they write next can be answered.',
    chat_report_settled: () => 'This report is settled already. Reload the page.',
    chat_own_side: () => 'This was written by your school. Only what students and parents write can be reported.',
    send_over: () => 'This send is over: all of its messages are sent, or it was cancelled.',
    send_not_running: () => 'This send is not running, so it cannot be paused.',
    message_not_settleable: () =>
      'What became of this message is known, or not to be decided yet. Only one that is unknown or failed can be settled.',
    invalid: () => 'Something is missing or invalid. Check the marked fields.',
    malformed: () => 'The request could not be read.',
    too_large: ({ limitBytes }) =>
      `This is too large: the maximum is ${fileSize('en', limitBytes)}. Use a smaller file, or send less.`,
    too_many_values: ({ limit }) =>
      `This contains too many entries. The maximum is ${new Intl.NumberFormat('en').format(limit)}.`,
    user_quota: ({ usedBytes, allowedBytes, sizeBytes }) =>
      `There is no room for this file: it is ${fileSize('en', sizeBytes)}, and you use ${fileSize('en', usedBytes)} of your ${fileSize('en', allowedBytes)}. Use a smaller file, or ask your school for more room.`,
    school_quota: ({ usedBytes, allowedBytes, sizeBytes }) =>
      `There is no room for this file: it is ${fileSize('en', sizeBytes)}, and your school uses ${fileSize('en', usedBytes)} of its ${fileSize('en', allowedBytes)}. Use a smaller file, or ask your school to make room.`,
    unsupported_media: ({ found, sent, accepted }) =>
      `${found ? `This is a file of the type ${found}, which cannot be used here` : `The content of this file is of no type that can be used here${sent ? `; it was sent as ${sent}` : ''}`}. Use one of these types: ${accepted.join(', ')}.`,
    unsupported_body: ({ sent, accepted }) =>
      `The body of the request is ${sent ? `of the type ${sent}` : 'of no stated type'}. Send it as ${accepted.join(', ')}.`,
    upload_offset: () =>
      'This piece does not begin where the last one ended. Ask for the upload’s offset, and continue from there.',
    upload_unfinished: ({ missingBytes }) =>
      `The upload is incomplete: ${fileSize('en', missingBytes)} are missing. Continue it, then finish it.`,
    upload_damaged: () =>
      'The file was damaged on the way, or changed meanwhile, so nothing was stored. Upload it again.',
    storage_full: () =>
      'The disk of the server is full, so this was not saved. What you typed or recorded is still here. Tell your school: when there is room again, try once more.',
    database_unavailable: () =>
      'The server cannot reach its database at the moment. Everything that was saved is safe, and what you typed is still here. Try again in a few seconds.',
    passwords_waiting: ({ seconds }) =>
      `Many are logging in now. Wait ${count(seconds, 'second', 'seconds')} and try again.`,
    starts_waiting: () => 'Many are starting now. You are in line; your time has not begun.',
    rate_limited: ({ seconds }) =>
      `Too many attempts. Wait ${seconds < 90 ? count(seconds, 'second', 'seconds') : count(Math.ceil(seconds / 60), 'minute', 'minutes')} and try again.`,
    internal: ({ requestId }) =>
      `Something went wrong on our side. If it happens again, tell us this number: ${requestId}`,
  },
  fields: {
    required: () => 'Please fill this in.',
    email: () => 'Email must be a valid email address',
    phone: () => 'Enter the number with its country code, such as +201001234567.',
    moment: () => 'Enter a valid date and time.',
    choice: () => 'Choose one of the options.',
    whole_number: () => 'Enter a whole number.',
    format: () => 'The format is invalid.',
    html: () => 'This text contains something that is not allowed.',
    taken: () => 'This is already in use.',
    common_password: () => 'This password is too common. Choose another.',
    wrong_password: () => 'This is not your current password.',
    same_password: () => 'Choose a password that is different from the current one.',
    unknown: () => 'This no longer exists. Choose again.',
    not_a_student: () => 'Only students can be here.',
    not_a_parent: () => 'Only the account of a parent can be linked.',
    not_an_assistant: () => 'Only assistants can be here.',
    order_of_times: () => 'The times are out of order: open, then due, then close.',
    archived: () => 'This is archived. Take it out of the archive first, or choose another.',
    not_published: () => 'Students cannot see this video yet. Publish it first.',
    not_speaking: () =>
      'A speaking task takes only speaking questions: spoken answers to prompts, or descriptions of photos.',
    linked_video: () =>
      'This video is a link to another site. Only uploaded videos can be answered: students are given a copy that cannot disappear.',
    pool_small: ({ limit }) =>
      `${count(limit, 'question is', 'questions are')} there to draw from. Draw fewer, or add questions of this kind to the bank.`,
    pool_shared: () =>
      'These draws need the same questions: together they ask for more than there are. Draw fewer, or ask for different questions.',
    not_for_chat: () => 'Only images, PDFs and sound recordings can be sent here.',
    no_points: () => 'No marks can be earned with these questions.',
    not_a_pdf: () => 'This file is not a PDF. Choose one that a PDF reader opens.',
    pdf_broken: () =>
      'This PDF is damaged: parts of it are missing or cannot be read. Save it again from the program that made it.',
    pdf_password: () => 'This PDF needs a password, which students do not have. Save a copy without one.',
    end_before_start: () => 'The end must be after the start.',
    no_meeting: () => 'None of these weekdays is between the two dates. Choose other days or dates.',
    all_skipped: () => 'No meeting is left. Keep at least one of the dates.',
    sheet_broken: () =>
      'This file is not a spreadsheet, or it is damaged. Save it as .xlsx or .csv and choose it again.',
    sheet_locked: () =>
      'This is an old Excel file (.xls), or one with a password. Save it as .xlsx without a password.',
    sheet_empty: () => 'There is nothing in this file. Choose one with a row of headings and a row for each person.',
    sheet_too_large: () =>
      'This file holds far more than a list of people. Copy the list into a new file and choose that.',
    sheet_quote: ({ line }) =>
      `A quotation mark (") in line ${new Intl.NumberFormat('en').format(line)} of this file is not closed, so the rows below it cannot be told apart. Remove it, or close it, and choose the file again.`,
    column_twice: () => 'Two columns have the same meaning. Choose one of them.',
    wrong_name: () => 'This is not the name of this person. Type it exactly as it is shown.',
    not_staff: () => 'Only assistants and administrators can teach a meeting.',
    above_maximum: () => 'This is more than the maximum mark.',
    key_not_allowed: () => 'This contains an unknown field.',
    unknown_placeholder: ({ names }) =>
      `Nothing can be filled in for ${names}. A text can have {name}, {task} and {due}.`,
    placeholder_task: () => 'Choose the task that {task} and {due} stand for.',
    placeholder_due: () => 'This task has no due date for {due}. Take {due} out, or choose another task.',
    not_for_whatsapp: () =>
      'Phones do not show files of this type in WhatsApp. Choose a PNG or JPEG image, an MP4 video, an MP3, M4A or OGG recording, or a PDF.',
    no_recipients: () => 'Nobody would get this message. Choose somebody with a phone number who has not opted out.',
    paper_too_large: () =>
      'This paper is too large, or unpacks to far too much: 100 MB is the most. Save it with fewer or smaller recordings and pictures.',
    paper_newer: () =>
      'This paper was saved by a newer version of the workbench than this platform knows. Ask for the platform to be updated.',
    paper_broken: ({ names }) => `This file cannot be read as a paper. ${names}`,
    paper_media: ({ names }) =>
      `The file ${names} is of a type that a paper cannot have: pictures, sound, video, PDF and captions only. Remove it from the paper.`,
    paper_files_missing: ({ names }) =>
      `The paper names files that it does not contain: ${names}. Add them again in the workbench, save the paper and choose it again.`,
    paper_files_type: ({ names }) =>
      `The content of these files is of no type that can be used here, or is not what their names say: ${names}. Choose others in their questions, save the paper and choose it again.`,
    paper_files_large: ({ names }) =>
      `These files are larger than files of their kind may be: ${names}. Choose smaller ones in their questions, save the paper and choose it again.`,
    text_min: ({ limit }) => `At least ${count(limit, 'character', 'characters')}.`,
    text_max: ({ limit }) => `At most ${count(limit, 'character', 'characters')}.`,
    number_min: ({ limit }) => `The minimum is ${limit}.`,
    number_max: ({ limit }) => `The maximum is ${limit}.`,
    list_min: ({ limit }) => `At least ${count(limit, 'entry', 'entries')}.`,
    list_max: ({ limit }) => `At most ${count(limit, 'entry', 'entries')}.`,
    sheet_rows: ({ limit }) =>
      `There are more than ${new Intl.NumberFormat('en').format(limit)} people in this file. Split it into several files.`,
    megabytes_max: ({ limit }) => `WhatsApp takes at most ${limit} MB of this kind of file. Choose a smaller one.`,
    hours_max: ({ limit }) => `At most ${count(limit, 'hour', 'hours')}.`,
    days_max: ({ limit }) => `At most ${count(limit, 'day', 'days')}.`,
  },
  imports: importsEn,
  confirmations: {
    registered: 'Thank you. If this address is new, your account is now waiting for approval. We will email you.',
    registeredOpen: 'Thank you. If this address is new, your account is open, and you can log in with your password.',
    loggedOut: 'You are logged out.',
    otpSent: 'If this email has an account, a code is on its way.',
    otpVerified: 'OTP verified successfully!',
    passwordUpdated: 'Password updated successfully!',
    passwordReset: (name) => `${name} has a new password and must choose their own at the next login.`,
    invited: (people, isMailed) =>
      people === 0
        ? 'Nobody was sent an invitation: they have a password already, wait for approval or are deactivated.'
        : isMailed
          ? `${count(people, 'invitation is', 'invitations are')} on the way.`
          : 'This server sends no mail: the invitations are kept as files on it. Set passwords instead.',
    erased: 'The personal data has been erased.',
    approved: (people) => `${count(people, 'account was', 'accounts were')} approved.`,
    rejected: (people) => `${count(people, 'registration was', 'registrations were')} rejected.`,
    usersChanged: (people) => `${count(people, 'account was', 'accounts were')} changed.`,
    invitationRenewed: 'A new link is on its way to your email.',
    sessionEnded: 'The session has been ended.',
    deactivated: (name) => `${name} has been deactivated.`,
    archived: (name) => `“${name}” has been answered, so it was archived. Its answers stay.`,
    removed: (name) => `“${name}” has been removed.`,
    markTakenBack: 'The mark has been taken back.',
    noteRemoved: 'The note has been removed.',
    cannedAnswerRemoved: 'The canned answer has been removed.',
    meetingsCancelled: (meetings) => `${count(meetings, 'meeting has', 'meetings have')} been cancelled.`,
    meetingsRestored: (meetings) =>
      meetings === 0
        ? 'No coming meeting is cancelled.'
        : `${count(meetings, 'meeting takes', 'meetings take')} place again.`,
    attendanceDisputed: 'Your message has been sent to the staff.',
    publishTokenRemoved: 'The token no longer works.',
    calendarFeedRemoved: 'The calendar address no longer works.',
    parentLinked: (name) => `${name} is linked and sees released results.`,
    jobRetried: 'The job runs again.',
    jobRemoved: 'The job has been deleted. It is not done.',
    parentUnlinked: 'The parent is no longer linked and sees nothing of this student.',
  },
  unsubscribe: {
    title: 'Mails with notices',
    ask: 'Shall Rubrica mail you no notices any more? You still find them in the app.',
    confirm: 'Mail me none',
    done: 'You get no more mails with notices. You can turn them on again on the page of your notices.',
    open: 'Open my notices',
    unknown:
      'This link ends no mails: it is not complete, or its account has been removed. Open the link of the newest mail once more, or log in and turn mails off on the page of your notices.',
    logIn: 'Log in',
    again: 'Try again',
  },
  mail: mailsEn,
};
