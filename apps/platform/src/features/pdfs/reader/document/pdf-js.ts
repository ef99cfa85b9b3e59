// The only module that imports pdf.js. It is loaded with the reader, and by what checks a file before it is uploaded.
import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  TextLayer,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- Vite gives the address of the file in the place of the module
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Where the build has put the files of pdf.js (`scripts/pdf-js-files.ts`). */
const files = `/assets/pdfjs-${version}`;

/** What every document is opened with. */
export const pdfOptions = {
  cMapUrl: `${files}/cmaps/`,
  standardFontDataUrl: `${files}/standard_fonts/`,
  wasmUrl: `${files}/wasm/`,
  iccUrl: `${files}/iccs/`,
  // Every device shows the same letters, those without Times or Helvetica too.
  useSystemFonts: false,
  verbosity: VerbosityLevel.ERRORS,
};

export {
  AnnotationMode,
  getDocument,
  PDFDataRangeTransport,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
};
