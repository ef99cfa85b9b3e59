/** Why a recording cannot be made. */
export type RecorderError =
  | 'denied'
  | 'deniedBySystem'
  | 'missing'
  | 'busy'
  | 'insecure'
  | 'unsupported'
  | 'unplugged'
  | 'noStore'
  | 'otherTab'
  | 'empty'
  | 'failed';

/** The browser family: each has its permission settings in a different place. */
export type BrowserKind = 'chromium' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/** Maps the error of `getUserMedia` to a `RecorderError`. Browsers agree on the error names, not on the messages. */
export function toRecorderError(error: unknown): RecorderError {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
    case 'PermissionDeniedError':
      return /system/iu.test(message) ? 'deniedBySystem' : 'denied';
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'busy';
    case 'NotSupportedError':
      return 'unsupported';
    default:
      return 'failed';
  }
}

/** Returns why this browser or page cannot record at all; null if it can. Asks for no permission. */
export function findUnsupported(): RecorderError | null {
  if (!globalThis.isSecureContext) return 'insecure';
  // An insecure page has no `mediaDevices`, whatever its type says.
  return 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices && typeof MediaRecorder === 'function'
    ? null
    : 'unsupported';
}

/** Returns the browser family from the user agent. Used for hint texts only. */
export function browserKind(agent: string, touchPoints: number): BrowserKind {
  if (/iPhone|iPad|iPod/u.test(agent) || (/Macintosh/u.test(agent) && touchPoints > 1)) return 'ios';
  if (/Android/u.test(agent)) return 'android';
  if (/Firefox\//u.test(agent)) return 'firefox';
  if (/Chrome\/|Chromium\//u.test(agent)) return 'chromium';
  return /Safari\//u.test(agent) ? 'safari' : 'other';
}
