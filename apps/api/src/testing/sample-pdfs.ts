import { createHash } from 'node:crypto';
import { PDFDocument, PDFHexString, type PDFObject } from 'pdf-lib';

/** A PDF with this many empty pages. */
export async function pdfFile(pages = 3, name = 'reading.pdf'): Promise<File> {
  return toFile(await (await emptyDocument(pages)).save(), name);
}

/** A PDF of which the end is missing, as after an upload that was cut off. */
export async function brokenPdfFile(name = 'broken.pdf'): Promise<File> {
  const whole = await (await emptyDocument(3)).save();
  return toFile(whole.slice(0, 60), name);
}

/** What fills up a password, from the PDF specification (ISO 32000-1, 7.6.3.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (i: number, j: number) => ([state[i], state[j]] = [state[j] ?? 0, state[i] ?? 0]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  const coded = data.map((byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  });
  return Buffer.from(coded);
}

const hex = (bytes: Buffer): PDFObject => PDFHexString.of(bytes.toString('hex'));

/**
 * An encrypted PDF (40-bit RC4, revision 2 of the standard handler): with a password that is needed to open it, or, for an
 * empty one, with an owner's password alone, which restricts what may be done with it.
 */
export async function encryptedPdfFile(password: string, name = 'locked.pdf'): Promise<File> {
  const document = await PDFDocument.create();
  document.addPage();
  const { context } = document;
  const [id, owner] = [Buffer.alloc(16, 7), Buffer.alloc(32, 9)];
  const permissions = -44;
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions);
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  const key = createHash('md5').update(padded).update(owner).update(flags).update(id).digest().subarray(0, 5);
  const [O, U, ID] = [hex(owner), hex(rc4(key, padding)), hex(id)];
  context.trailerInfo.ID = context.obj([ID, ID]);
  context.trailerInfo.Encrypt = context.register(context.obj({ Filter: 'Standard', V: 1, R: 2, O, U, P: permissions }));
  return toFile(await document.save({ useObjectStreams: false, addDefaultPage: false }), name);
}

async function emptyDocument(pages: number): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage();
  return document;
}

function toFile(bytes: Uint8Array, name: string): File {
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
}
