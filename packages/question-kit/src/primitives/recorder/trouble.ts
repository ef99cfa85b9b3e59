/** What can stand in the way of a recording. */
export type Trouble =
  | 'denied'
  | 'deniedBySystem'
  | 'missing'
  | 'busy'
  | 'insecure'
  | 'unsupported'
  | 'unplugged'
  | 'noStore'
  | 'elsewhere'
  | 'empty'
  | 'failed';

/** Where a person looks for the permission: each kind of browser keeps it elsewhere. */
export type BrowserKind = 'chromium' | 'firefox' | 'safari' | 'ios' | 'android' | 'other';

/** What a refused request for a device means. Browsers agree on the names and differ in the sentences. */
export function troubleOf(error: unknown): Trouble {
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

/** What the browser itself lacks for a recording, before anybody is asked for anything. */
export function lacking(): Trouble | null {
  if (!globalThis.isSecureContext) return 'insecure';
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return devices?.getUserMedia && typeof MediaRecorder === 'function' ? null : 'unsupported';
}

/** The kind of a browser, by how it names itself; only words depend on it. */
export function browserKind(agent: string, touchPoints: number): BrowserKind {
  if (/iPhone|iPad|iPod/u.test(agent) || (/Macintosh/u.test(agent) && touchPoints > 1)) return 'ios';
  if (/Android/u.test(agent)) return 'android';
  if (/Firefox\//u.test(agent)) return 'firefox';
  if (/Chrome\/|Chromium\//u.test(agent)) return 'chromium';
  return /Safari\//u.test(agent) ? 'safari' : 'other';
}
