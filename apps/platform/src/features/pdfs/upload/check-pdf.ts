/** What is known of a chosen file before it is sent. `unloaded`: the part of the page that opens it could not be loaded. */
export type CheckedPdf =
  | { isReadable: true; pageCount: number; isEncrypted: boolean }
  | { isReadable: false; problem: 'notPdf' | 'broken' | 'password' | 'empty' | 'unloaded' };

const signature = '%PDF-';
/** Where the signature may be: some programs write something before it. */
const headBytes = 1024;

/** Opens a file as the reader would, and says what is wrong with it: nobody waits for an upload that is refused. */
export async function checkPdf(file: Blob): Promise<CheckedPdf> {
  if (file.size === 0) return { isReadable: false, problem: 'empty' };
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer());
  if (!head.includes(signature)) return { isReadable: false, problem: 'notPdf' };
  // It says nothing of the file where what opens it does not come.
  const reader = await import('../reader/document/pdf-js.ts').catch(() => null);
  if (!reader) return { isReadable: false, problem: 'unloaded' };
  const { getDocument, pdfOptions } = reader;
  const loading = getDocument({ ...pdfOptions, data: new Uint8Array(await file.arrayBuffer()) });
  try {
    const document = await loading.promise;
    await document.getPage(1);
    const { info }: { info: object } = await document.getMetadata();
    const isEncrypted = 'EncryptFilterName' in info && info.EncryptFilterName !== null;
    return { isReadable: true, pageCount: document.numPages, isEncrypted };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { isReadable: false, problem: isLocked ? 'password' : 'broken' };
  } finally {
    void loading.destroy();
  }
}
