import writeExcelFile from 'write-excel-file/node';

/** A table of texts, numbers and moments; its first row has the headings. */
export type Table = readonly (readonly (string | number | Date | null)[])[];

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A right-to-left XLSX file, made by another library than the one that reads it. */
export async function xlsxFile(table: Table, name = 'people.xlsx'): Promise<File> {
  const rows = table.map((row) =>
    row.map((value) =>
      value === null
        ? null
        : value instanceof Date
          ? { value, type: Date, format: 'yyyy-mm-dd' }
          : typeof value === 'number'
            ? { value, type: Number, format: '0' }
            : { value, type: String },
    ),
  );
  const bytes = await writeExcelFile(rows, { rightToLeft: true }).toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: xlsxType });
}

export const encodings = ['utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16be', 'windows-1256'] as const;
type Encoding = (typeof encodings)[number];
export const separators = [',', ';', '\t'] as const;

interface CsvFormat {
  encoding?: Encoding;
  separator?: (typeof separators)[number];
  name?: string;
}

/** A CSV file in one of the encodings that spreadsheet programs write. */
export function csvFile(
  table: Table,
  { encoding = 'utf-8', separator = ',', name = 'people.csv' }: CsvFormat = {},
): File {
  const text = table.map((row) => row.map((value) => quoted(String(value ?? ''))).join(separator)).join('\r\n');
  return new File([encoded(text, encoding)], name, { type: 'text/csv' });
}

function quoted(text: string): string {
  return /[",;\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'windows-1256') return Uint8Array.from(text, (character) => arabicByte(character));
  const mark = encoding === 'utf-8' ? '' : '\uFEFF';
  if (encoding.startsWith('utf-8')) return new TextEncoder().encode(mark + text);
  const bytes = new Uint8Array(new Uint16Array(Array.from(mark + text, (unit) => unit.charCodeAt(0))).buffer);
  if (encoding === 'utf-16le') return bytes;
  for (let at = 0; at < bytes.length; at += 2) bytes.set([bytes[at + 1] ?? 0, bytes[at] ?? 0], at);
  return bytes;
}

const arabicCharacters = new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));

/** The byte of a character in Windows-1256, which no library here writes; throws for one that it does not have. */
function arabicByte(character: string): number {
  const byte = arabicCharacters.indexOf(character);
  if (byte === -1) throw new Error(`Windows-1256 has no ${character}.`);
  return byte;
}
