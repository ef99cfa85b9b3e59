import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes on and adds them up. */
export function sumStream(): { stream: Transform; sha256: () => string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, sha256: () => hash.digest('hex') };
}
