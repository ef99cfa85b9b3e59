// Runs in a thread of its own: see `inspect-pdf.ts`.

/** What reading a file as a PDF has found. */
export type PdfFindings = { pageCount: number } | { problem: 'pdf_broken' | 'pdf_password' };

const { warn } = console;
// On its import pdf.js says that it could not draw without a canvas library. Nothing is drawn here.
console.warn = () => {};
const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
console.warn = warn;

/** Reads the structure of a PDF and its first page. */
export default async function inspectPdf(data: Uint8Array): Promise<PdfFindings> {
  const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS, disableFontFace: true });
  try {
    const document = await loading.promise;
    await document.getPage(1);
    return { pageCount: document.numPages };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { problem: isLocked ? 'pdf_password' : 'pdf_broken' };
  } finally {
    await loading.destroy();
  }
}
