import { describe, expect, it } from 'vitest';
import { browserKind, toRecorderError } from './recorder-error.ts';

const error = (name: string, message = '') => Object.assign(new Error(message), { name });

describe('a device error', () => {
  it.each([
    ['NotAllowedError', '', 'denied'],
    ['NotAllowedError', 'Permission denied by system', 'deniedBySystem'],
    ['NotFoundError', '', 'missing'],
    ['NotReadableError', 'Could not start audio source', 'busy'],
    ['SomethingElse', '', 'failed'],
  ])('%s %s is reported as %s', (name, message, trouble) =>
    expect(toRecorderError(error(name, message))).toBe(trouble),
  );
});

describe('the browser family', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
      0,
      'chromium',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'firefox'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 0, 'safari'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 5, 'ios'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/147.0 Safari/604.1', 5, 'ios'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36', 5, 'android'],
  ] as const)('%s with %d touch points is %s', (agent, touch, kind) => expect(browserKind(agent, touch)).toBe(kind));
});
