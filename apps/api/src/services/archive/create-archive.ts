import { PassThrough, Readable } from 'node:stream';
import { ZipFile, type Options } from 'yazl';

interface ArchiveOptions {
  /** The same for each entry, so that the same content gives the same bytes; the time of writing by default. */
  modifiedAt?: Date;
}

/** A zip that is read while it is written. */
export interface Archive {
  addText: (path: string, content: string, how?: { isStored: boolean }) => void;
  /** Adds an entry that is read when its turn comes. A stored one is not compressed, as most media are already. */
  addLazily: (path: string, read: () => AsyncIterable<Uint8Array>, how?: { isStored: boolean }) => void;
  /** Ends the list of entries. What cannot be read then destroys the stream, so that a part does not look like the whole. */
  end: () => Readable;
}

/** Begins a zip. One entry is in memory at a time. */
export function createArchive({ modifiedAt }: ArchiveOptions = {}): Archive {
  const zip = new ZipFile();
  const output = new PassThrough();
  let reading: Readable | undefined;
  output.on('close', () => reading?.destroy());
  const optionsOf = (isStored = false): Partial<Options> => ({
    compress: !isStored,
    // The field with a more exact time is not allowed in the first file of every format.
    ...(modifiedAt && { mtime: modifiedAt, forceDosTimestamp: true }),
  });
  return {
    addText: (path, content, how) => zip.addBuffer(Buffer.from(content), path, optionsOf(how?.isStored)),
    addLazily: (path, read, how) =>
      zip.addReadStreamLazy(path, optionsOf(how?.isStored), (done) => {
        reading = Readable.from(read());
        // yazl does not listen to the streams that it reads, and a stream's error that nobody hears ends the process.
        reading.on('error', (error) => output.destroy(error));
        done(null, reading);
      }),
    end: () => {
      zip.end();
      zip.on('error', (error: Error) => output.destroy(error));
      zip.outputStream.pipe(output);
      return output;
    },
  };
}
