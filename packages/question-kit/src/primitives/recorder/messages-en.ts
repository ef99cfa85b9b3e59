import { createNumberFormatter } from '../messages/number-formatter.ts';
import type { RecorderProps } from './recorder-props.ts';
import type { BrowserKind, RecorderError } from './recorder-error.ts';

const { number, counted } = createNumberFormatter('en');

/** Who records. */
export type Speaker = NonNullable<RecorderProps['speaker']>;

const minutes = (count: number) => counted(count, { one: '# minute', other: '# minutes' });
const seconds = (count: number) => counted(count, { one: '# second', other: '# seconds' });

/** "1 minute 30 seconds". */
function duration(total: number): string {
  const whole = Math.floor(total / 60);
  const rest = total % 60;
  if (whole === 0) return seconds(rest);
  return rest === 0 ? minutes(whole) : `${minutes(whole)} ${seconds(rest)}`;
}

const allow = {
  chromium:
    'Click the icon at the start of the address bar, allow the microphone (and camera), then press “Try again”.',
  firefox: 'Click the crossed-out microphone or camera in the address bar, remove the block, then press “Try again”.',
  safari:
    'In the menu bar choose Safari, then “Settings for this website”, and allow the microphone and camera. Then press “Try again”.',
  ios: 'Tap the page menu beside the address, then “Website Settings”, and allow the microphone and camera. Then press “Try again”.',
  android:
    'Tap the icon beside the address, then “Permissions”, and allow the microphone and camera. Then press “Try again”.',
  other: 'Open your browser’s settings for this site and allow the microphone and camera. Then press “Try again”.',
} satisfies Record<BrowserKind, string>;

const titles = {
  denied: 'The browser does not let this page record',
  deniedBySystem: 'Your device does not let the browser record',
  missing: 'No device to record with was found',
  busy: 'Another program is using the microphone or camera',
  insecure: 'This page cannot record here',
  unsupported: 'This browser cannot record',
  unplugged: 'The microphone or camera was disconnected',
  noStore: 'Recordings cannot be sent from here',
  otherTab: 'This is being recorded in another tab',
  empty: 'Nothing was recorded',
  failed: 'The recording could not be started',
} satisfies Record<RecorderError, string>;

const hints = {
  denied: (browser: BrowserKind) => allow[browser],
  deniedBySystem: () =>
    'Open the privacy settings of your device, let your browser use the microphone and camera, then press “Try again”.',
  missing: () => 'Plug in a microphone or headset, or switch it on, then press “Try again”.',
  busy: () => 'Close other programs and tabs that may be in a call or record, then press “Try again”.',
  insecure: (_, speaker) =>
    `Recording needs an address that begins with https.${speaker === 'staff' ? '' : ' Tell your teacher.'}`,
  unsupported: () => 'Open this page in a current Chrome, Edge, Firefox or Safari.',
  unplugged: () => 'Plug it in again, then press “Try again”.',
  noStore: (_, speaker) =>
    speaker === 'staff' ? 'Everything else is kept.' : 'Your other answers are kept. Tell your teacher.',
  otherTab: () => 'Finish it there, or close that tab, then press “Try again”.',
  empty: () => 'No sound or picture arrived. Check the device, then press “Try again”.',
  failed: () => 'Close other programs that may use the microphone or camera, then press “Try again”.',
} satisfies Record<RecorderError, (browser: BrowserKind, speaker?: Speaker) => string>;

/** Recorder messages in English. */
export const recorderEn = {
  recorderErrorTitle: (error: RecorderError): string => titles[error],
  recorderErrorHint: (error: RecorderError, browser: BrowserKind, speaker?: Speaker): string =>
    hints[error](browser, speaker),
  recorderTryAgain: 'Try again',
  recorderWithoutCamera: 'Record without the camera',

  recorderLoading: 'Getting the recorder ready',
  recorderAsking: 'Your browser asks for permission. Choose “Allow”.',
  recorderRecord: 'Record',
  recorderStop: 'Stop recording',
  recorderStartNow: 'Start now',
  recorderPause: 'Pause',
  recorderResume: 'Resume',
  recorderCancel: 'Cancel',
  recorderCheckMicrophone: 'Check microphone',
  recorderCheckCamera: 'Check camera and microphone',
  recorderReadyHint: 'Say a few words. When the bars move, you are ready.',
  recorderPreparing: 'Preparation',
  recorderPreparingHint: 'Think about what to say. Recording starts by itself.',
  recorderRecording: 'Recording',
  recorderPaused: 'Paused',
  recorderNothingPlays: 'Nothing is played while you record: it would be heard in your recording.',
  recorderStopping: 'Finishing the recording',
  recorderLeft: (time: string): string => `${time} left`,
  recorderIdleAnswer: (total: number): string => `You have ${duration(total)} to speak.`,
  recorderIdlePrep: (total: number): string => `First ${duration(total)} to prepare.`,
  recorderIdleFree: (total: number): string => `Up to ${duration(total)}.`,

  recorderCamera: 'Camera',
  recorderMicrophone: 'Microphone',
  recorderSystemDevice: 'Chosen by the system',
  recorderDeviceNumber: (position: number): string => `Device ${number(position)}`,
  recorderAnswerBy: 'Answer with',
  recorderByCamera: 'Camera',
  recorderByMicrophone: 'Microphone only',
  recorderPreview: 'Your camera',
  recorderLevel: 'Microphone level',
  recorderLevelHint: {
    none: 'No sound arrives. Check that the right microphone is chosen and not muted.',
    quiet: 'Very quiet. Come closer or speak up.',
    good: 'We can hear you well.',
    loud: 'Very loud. Move back a little.',
  },

  recorderAnnounceStart: (total: number | null): string =>
    total === null ? 'Recording has started.' : `Recording has started. You have ${duration(total)}.`,
  recorderAnnouncePreparation: (total: number): string => `Prepare yourself: ${duration(total)}.`,
  recorderAnnounceLeft: (left: number): string => `${duration(left)} left.`,
  recorderAnnounceSoon: (left: number): string => `Recording starts in ${duration(left)}.`,
  recorderAnnouncePassed: (passed: number): string => `${duration(passed)} recorded.`,
  recorderAnnounceDone: (total: number): string => `Recording finished: ${duration(total)}.`,

  recorderOwn: 'Your recording',
  recorderNone: 'Nothing was recorded.',
  recorderPlay: 'Play',
  recorderPlayPause: 'Pause',
  recorderSeek: 'Position in the recording',
  recorderAt: (time: string, of: string): string => `${time} of ${of}`,
  recorderLoadFailed: 'The recording could not be loaded.',
  recorderAgain: 'Record again',
  recorderAgainHint: (left: number): string =>
    counted(left, { one: 'You can record again # more time.', other: 'You can record again # more times.' }),
  recorderTries: (left: number): string =>
    counted(left, { one: 'You can record once.', other: 'You can record # times.' }),
  recorderLastTake: 'You have used all your recordings. This one is your answer.',
  recorderUsedUp: 'You have used all your recordings',
  recorderUsedUpHint:
    'You recorded on another device or in another browser. If your answer is missing here, open this task there: the recording is sent from there. If you cannot, tell your teacher.',
  recorderAgainKeeps: 'Your recording is kept until the new one is finished.',
  recorderStopped: {
    user: '',
    time: 'The time was up, so the recording stopped. What you said is kept.',
    size: 'The recording reached the largest size that can be sent, so it stopped. What you said is kept.',
    unplugged: 'The microphone or camera was disconnected. What was recorded up to then is kept.',
    failed: 'The browser ended the recording. What was recorded up to then is kept.',
  },

  recorderSilent: 'No sound was heard in this recording',
  recorderSilentHint: 'Listen to it. If you cannot hear yourself, check the microphone and record again.',

  recorderInterrupted: 'This recording was interrupted',
  recorderInterruptedHint: (total: number): string =>
    `${duration(total)} are saved on this device. Listen, then choose: send the recording as it is, or record again.`,
  recorderKeep: 'Keep and send',

  recorderSending: 'Kept on this device, being sent',
  recorderWaiting: 'Kept on this device, will be sent in a moment',
  recorderOffline: 'You are offline. The recording is kept on this device and sent as soon as you are back.',
  recorderFailing: 'Not sent yet. The recording is kept on this device, and we keep trying.',
  recorderRefusedHint: 'If this stays so, save a copy of the recording and tell your teacher.',
  recorderRefusedHintStaff: 'If this stays so, save a copy of the recording.',
  recorderInPage: 'Not sent yet, and not kept on this device: leave this page open until it is sent.',
  recorderSendNow: 'Try now',
  recorderSaveCopy: 'Save a copy',
  recorderSent: 'Recording sent',
  recorderFull:
    'This device is full. Keep going: the recording continues, but do not close or reload this page until it is sent.',
  recorderNotStored:
    'This browser cannot save anything on the device. The recording works, but do not close or reload this page until it is sent.',
};

/** Recorder messages. */
export type RecorderMessages = typeof recorderEn;
